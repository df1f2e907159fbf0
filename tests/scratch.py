"""A map of one's own in a scratch folder, made exactly as docs/add-a-map.md says."""

from roundhouse.core.match import find_title

GAME, BOARD, NAME = "age-of-steam", "isle-of-man", "Isle of Man"


def folder_with_a_map(folder):
    """Write a map as `roundhouse map new` does; return the folder to look in."""
    find_title(GAME).new_board(NAME, str(folder / "age_of_steam"))
    return folder
