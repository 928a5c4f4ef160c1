# What the scripts of an installation share. To be sourced by bash, after "here" was set to the folder of the installation.

# Says what is wrong and what to do about it, and ends the script.
fail() {
  printf 'tessera: %s\n' "$*" >&2
  exit 1
}

# The compiler that is found in PATH, without links; nothing if there is none.
compiler_path() {
  local found
  found=$(command -v swiftc) && readlink --canonicalize "$found"
}

# What tells one file of the compiler from another, without starting it: PATH.
compiler_stamp() {
  printf '%s ' "$1"
  stat --dereference --format='%s %Y' -- "$1"
}

# The version of the compiler in PATH, as it says it.
compiler_version() {
  swiftc --version 2>/dev/null
}

# The first number in a version of the compiler, such as 6.3.1: TEXT.
short_version() {
  sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' <<<"$1" | head -n 1
}

# What has this installation made again for another compiler.
rebuild_command() {
  local source
  source=$(<"$here/source")
  if [[ -x $source/install ]]; then
    printf '%q %q' "$source/install" "$(<"$here/prefix")"
  else
    printf './install %q, in the folder of Tessera' "$(<"$here/prefix")"
  fi
}

# The folder where the build tool keeps Swift SDKs. It goes by the list of users, not by the variable HOME.
sdk_folder() {
  if [[ -s $here/sdks ]]; then
    cat "$here/sdks"
  elif [[ -n ${TESSERA_SDKS:-} ]]; then
    realpath --canonicalize-missing -- "$TESSERA_SDKS"
  else
    local home
    home=$(getent passwd "$(id --user)" | cut --delimiter=: --fields=6)
    printf '%s/.swiftpm/swift-sdks' "${home:-$HOME}"
  fi
}
