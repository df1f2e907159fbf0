#!/bin/sh
# Makes the virtual environment from the project's own files: pyproject.toml and constraints.txt.
set -eu
venv=$1
python=${PYTHON:-python3.11}
command -v "$python" >/dev/null 2>&1 || python=python3
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Roundhouse needs Python 3.11 or later; $python is $("$python" --version 2>&1)" >&2
    exit 1
}
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || {
    echo "cannot make a virtual environment (apt install python3-venv)" >&2
    exit 1
}
echo "installing what Roundhouse needs into $venv …"
"$venv/bin/python" tools/requirements.py > "$venv/requirements.txt"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    --constraint constraints.txt --requirement "$venv/requirements.txt"
# The sources are used where they lie; the compiled ones come in front of them when they are fresh.
site=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
echo "$(pwd)/src" > "$site/roundhouse.pth"
cat > "$venv/bin/roundhouse" <<SCRIPT
#!/bin/sh
path=\$("$(pwd)/$venv/bin/python" "$(pwd)/tools/compile.py" --fresh)
PYTHONPATH=\$path exec "$(pwd)/$venv/bin/python" -m roundhouse "\$@"
SCRIPT
chmod +x "$venv/bin/roundhouse"
