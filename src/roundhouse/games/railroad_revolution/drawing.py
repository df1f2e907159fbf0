from roundhouse.core.drawing import Drawing, Sketch
from roundhouse.core.view import View


def draw(v: View) -> Drawing:
    raise NotImplementedError


def sketch(v: View) -> Sketch:
    raise NotImplementedError
