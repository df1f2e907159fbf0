"""``python -m roundhouse`` is the command ``roundhouse``."""

from roundhouse.cli.main import main

if __name__ == "__main__":
    main()
