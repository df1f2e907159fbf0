"""How wide a text will be, from the advance widths of our two families (thousandths of the size)."""

from __future__ import annotations

from typing import Final

SERIF: Final = "serif"
ITALIC: Final = "italic"
BOLD: Final = "bold"
SANS: Final = "sans"
FIGURE: Final = "figure"

# One number per character from blank to ~
_WIDTHS: Final[dict[str, list[int]]] = {
    face: [int(word) for word in words.split()]
    for face, words in {
        SERIF: (
            "300 319 375 660 660 1000 870 200 445 445 635 530 254 460 235 520 590 525 570 530 540 515 "
            "550 524 530 550 235 254 560 560 560 550 1060 860 748 810 822 758 722 870 885 415 588 872 "
            "728 1035 875 830 690 830 772 672 775 840 860 1180 870 785 755 325 520 325 545 560 395 556 "
            "640 543 640 548 391 600 658 332 292 611 312 920 672 568 638 628 480 502 355 658 579 860 "
            "582 618 540 272 300 272 688"
        ),
        ITALIC: (
            "300 319 375 660 660 1000 870 199 445 445 635 530 254 460 200 520 590 525 570 530 540 515 "
            "550 524 530 550 198 215 560 560 560 550 1060 900 742 797 818 729 719 867 897 398 596 864 "
            "716 1023 898 830 687 830 774 649 739 832 845 1169 870 780 735 325 520 325 545 560 395 636 "
            "574 540 648 530 375 539 618 309 300 592 299 880 633 568 600 574 473 481 365 685 511 882 "
            "574 675 520 272 300 272 688"
        ),
        BOLD: (
            "300 359 477 660 692 1100 895 250 475 475 635 530 303 460 278 520 636 562 642 574 598 582 "
            "608 563 588 608 235 254 560 560 560 568 1105 905 799 830 872 798 768 908 948 488 652 922 "
            "754 1120 915 870 745 870 862 706 792 888 905 1235 895 835 782 365 520 365 545 560 395 626 "
            "688 584 688 588 426 644 705 382 346 698 374 1006 725 608 687 676 570 542 420 715 629 902 "
            "653 666 564 322 300 312 688"
        ),
        SANS: (
            "200 261 274 599 426 776 564 137 254 254 361 440 189 320 202 363 457 457 457 457 457 457 "
            "457 457 457 457 234 207 440 440 440 394 759 436 456 452 469 432 410 457 475 220 435 466 "
            "407 530 501 462 451 450 453 426 439 477 457 646 449 442 401 318 363 318 406 392 194 425 "
            "431 413 431 417 285 423 432 212 206 421 191 657 432 424 435 435 304 387 275 432 399 575 "
            "398 387 365 298 159 298 471"
        ),
        FIGURE: (
            "200 279 346 616 444 766 603 170 311 311 361 438 211 331 223 415 498 498 498 498 498 498 "
            "498 498 498 498 275 232 438 438 438 437 759 482 470 464 476 438 421 467 480 230 452 491 "
            "426 548 514 473 465 461 471 444 468 479 488 689 475 474 412 345 415 345 422 421 220 446 "
            "445 434 445 436 298 441 447 219 217 449 209 675 447 442 448 448 324 412 291 447 436 613 "
            "439 423 373 344 186 344 490"
        ),
    }.items()
}
CAPITALS: Final = {SERIF: 0.75, ITALIC: 0.75, BOLD: 0.75, SANS: 0.7, FIGURE: 0.7}
SMALL: Final = 0.8  # small capitals, as a part of the size of the capitals


def width(words: str, size: float, face: str = SANS, spacing: float = 0.0) -> float:
    """Return the width of a text; letters beyond ASCII count as an n."""
    table = _WIDTHS[face]
    total = 0
    for letter in words:
        at = ord(letter) - 32
        total += table[at] if 0 <= at < len(table) else table[ord("n") - 32]
    return total * size / 1000 + spacing * len(words)


def small_caps_width(words: str, size: float, face: str = BOLD, spacing: float = 0.0) -> float:
    """Return the width of a text in capitals and small capitals."""
    total = 0.0
    for word in words.split(" "):
        total += width(word[:1], size, face, spacing)
        total += width(word[1:].upper(), size * SMALL, face, spacing)
    return total + width(" ", size, face, spacing) * words.count(" ")
