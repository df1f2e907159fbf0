#!/bin/sh
# Starts Roundhouse: compiled if that has been done for this tree, else at once from the sources while
# the compiled engine is built in the background for the next time.
set -eu
venv=$1
path=$("$venv/bin/python" tools/compile.py --fresh)
case "$path" in
*/build/compiled) ;;
*)
    echo "starting from the sources; the compiled engine is being built for next time (build/compile.log)"
    nohup "$venv/bin/python" tools/compile.py >/dev/null 2>&1 &
    ;;
esac
PYTHONPATH=$path exec "$venv/bin/python" -m roundhouse serve
