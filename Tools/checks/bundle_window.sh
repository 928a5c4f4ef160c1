# Starts a bundle on the present display, presses a place in its window, and fails unless the window changes by that.
#
# Usage: bundle_window.sh FOLDER COMMAND IDENTIFIER X Y REPOSITORY COMPILER
set -euo pipefail

folder=$1 command=$2 identifier=$3 x=$4 y=$5 repository=$6 compiler=$7
scratch=$WINDOW_TEST_SCRATCH

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

"$folder/usr/bin/$command" >"$scratch/said" 2>&1 &
program=$!
trap 'kill "$program" 2>/dev/null || true' EXIT

# The class of a window is the identifier of the app (H8).
for _ in {1..100}; do
  window=$(xdotool search --onlyvisible --class "^$identifier\$" 2>/dev/null | head -n 1) || window=
  [[ -z $window ]] || break
  kill -0 "$program" 2>/dev/null || fail "the program ended: $(<"$scratch/said")"
  sleep 0.1
done
[[ -n $window ]] || fail "no window of the class $identifier opened: $(<"$scratch/said")"

# Takes pictures until two in a row are the same: FILE
picture_at_rest() {
  import -silent -window "$window" "png:$1"
  for _ in {1..30}; do
    sleep 0.2
    import -silent -window "$window" "png:$1.next"
    if cmp --silent "$1" "$1.next"; then return; fi
    mv "$1.next" "$1"
  done
}

picture_at_rest "$scratch/before.png"
xdotool mousemove --window "$window" "$x" "$y" click 1
xdotool mousemove 0 0
picture_at_rest "$scratch/after.png"
if [[ -n ${BUNDLE_PICTURES:-} ]]; then
  for name in before after; do cp "$scratch/$name.png" "$BUNDLE_PICTURES/$command-$name.png"; done
fi

loaded=$(grep --only-matching '/[^ ]*$' "/proc/$program/maps" | sort --unique)
for place in "$repository/" "$(dirname "$compiler")/"; do
  ! grep --fixed-strings "$place" <<<"$loaded" || fail "this was loaded from $place"
done
[[ ! -s $scratch/said ]] || fail "the program complained: $(<"$scratch/said")"
! cmp --silent "$scratch/before.png" "$scratch/after.png" || fail 'the window did not follow the press'
