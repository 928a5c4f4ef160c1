# Runs a check in stages, tells how long each takes, and ends with a table of them. To be sourced by bash, in the
# folder of the repository, after Tools/prerequisites.sh.

ci_logs=.build/ci
ci_names=()
ci_results=()
ci_times=()
ci_failed=0
# Stages begin no later than so many seconds after the start; empty for no limit.
ci_latest_start=

# Runs a stage: NAME COMMAND ARGUMENT... After one that failed, none is run unless ci_goes_on is set.
stage() {
  local name=$1 log start result=passed
  shift
  log=$ci_logs/${name//[^A-Za-z0-9]/-}.log
  ci_names+=("$name")
  if ((ci_failed)) && [[ -z ${ci_goes_on:-} ]]; then
    ci_results+=('not run')
    ci_times+=(0)
    return
  fi
  if [[ -n $ci_latest_start ]] && ((SECONDS >= ci_latest_start)); then
    ci_results+=('no time')
    ci_times+=(0)
    printf '\n== %s: no time\n' "$name"
    return
  fi
  mkdir -p "$ci_logs"
  printf '\n== %s\n' "$name"
  start=$SECONDS
  # A function would go on after a command of it that failed where its status is asked for.
  (
    set -euo pipefail
    "$@"
  ) 2>&1 | tee "$log"
  if ((PIPESTATUS[0])); then
    result=failed
    ci_failed=1
  fi
  ci_results+=("$result")
  ci_times+=($((SECONDS - start)))
  printf -- '-- %s: %s after %s\n' "$name" "$result" "$(duration ${ci_times[-1]})"
}

duration() {
  printf '%d:%02d' $(($1 / 60)) $(($1 % 60))
}

# The table, then what the test runners said last of each stage, and the status of the whole.
finish_stages() {
  local index total=0
  printf '\n| %-32s | %-7s | %8s |\n|%s|%s|%s:|\n' Stage Result Time ---------------------------------- --------- ---------
  for index in "${!ci_names[@]}"; do
    printf '| %-32s | %-7s | %8s |\n' "${ci_names[index]}" "${ci_results[index]}" "$(duration "${ci_times[index]}")"
    total=$((total + ci_times[index]))
  done
  printf '| %-32s | %-7s | %8s |\n\n' Total "$( ((ci_failed)) && printf failed || printf passed)" "$(duration $total)"
  for index in "${!ci_names[@]}"; do
    [[ ${ci_results[index]} != 'not run' && ${ci_results[index]} != 'no time' ]] || continue
    # A stage that has stages of its own tells what they said again.
    grep -aE '^.{1,4} Test run with [0-9]+ test' "$ci_logs/${ci_names[index]//[^A-Za-z0-9]/-}.log" | awk '!told[$0]++'
  done
  tell_failures
  return $ci_failed
}

# What the stages that failed said of it, last, for those who see only the end.
tell_failures() {
  local index
  for index in "${!ci_names[@]}"; do
    [[ ${ci_results[index]} == failed ]] || continue
    printf '\n== What failed in %s\n' "${ci_names[index]}"
    grep -aE '✘|(^|[^a-z])error: |[Ff]atal error|^(FAIL|ERROR): |ended with status' "$ci_logs/${ci_names[index]//[^A-Za-z0-9]/-}.log" |
      awk '!told[$0]++' | tail -n 40
  done
}

# Builds a package with its tests: FOLDER OPTION...
build_package() {
  swift build --build-tests --package-path "$1" --scratch-path "$build_place" "${@:2}"
}

# Builds a package with its tests and runs them: FOLDER OPTION...
test_package() {
  build_package "$@"
  swift test --skip-build --package-path "$1" --scratch-path "$build_place" "${@:2}"
}
