# What the scripts of this repository need on the machine. To be sourced by bash.

# Options of all release builds, from the environment: with other ones, everything is compiled anew.
read -ra release_options <<<"${TESSERA_RELEASE_OPTIONS:-}"

# All packages of this repository are built in one place: Tessera is compiled once for all of them.
build_place=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.build

# Says what is wrong and what to do about it, and ends the script.
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Installs the Debian packages of the build that are missing, and checks that there is a Swift compiler.
require_prerequisites() {
  require_debian_packages git pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev libgtk-4-dev \
    libcanberra-dev libsqlite3-dev libssl-dev fonts-inter fonts-noto-color-emoji \
    fonts-wqy-microhei bootstrap-icons poppler-utils librsvg2-common
  require_swift
}

# Installs the tools that operate windows on an invisible display.
require_window_prerequisites() {
  require_debian_packages xvfb xdotool dbus at-spi2-core python3-pyatspi gir1.2-gtk-4.0 imagemagick \
    libgtk-4-media-gstreamer gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-tools \
    libwebkitgtk-6.0-4 libpoppler-glib8 libenchant-2-2 hunspell-en-us
}

require_debian_packages() {
  local required=("$@")
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    require_libraries_without_apt
    return
  fi
  local missing=() package
  for package in "${required[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

is_installed() {
  local status
  status=$(dpkg-query --show --showformat='${Status}' "$1" 2>/dev/null) || status=
  case $1 in
    # Other packages can provide the same command.
    git | pkg-config) [[ $status == *' installed' ]] || command -v "$1" >/dev/null ;;
    *) [[ $status == *' installed' ]] ;;
  esac
}

install_packages() {
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "these packages are missing: $*. Install them as root: apt-get install $*"
    as_root=(sudo)
  fi
  printf 'Installing %s\n' "$*"
  # The lists of packages may be too old, or not be there at all.
  "${as_root[@]}" apt-get update --quiet --quiet ||
    printf 'warning: the lists of packages could not be brought up to date\n' >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends "$@" ||
    fail "apt-get could not install $*. Its messages above say why."
}

require_libraries_without_apt() {
  command -v pkg-config >/dev/null && pkg-config --exists cairo pangocairo gdk-pixbuf-2.0 gtk4 libcanberra sqlite3 libcrypto ||
    fail 'this system has no apt. Install pkg-config and the development files of Cairo, Pango, GdkPixbuf, GTK 4, libcanberra and SQLite with' \
      'its own package manager, the fonts Inter, Noto Color Emoji and WenQuanYi Micro Hei and the SVG files of Bootstrap Icons, then start again.'
}

require_swift() {
  command -v swift >/dev/null ||
    fail 'swift was not found in PATH. Install Swift 6.3 or later from https://www.swift.org/install/linux/,' \
      'put its usr/bin folder into PATH, then start again.'
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [[ $(printf '6.3\n%s\n' "$version" | sort --version-sort | head -n 1) == 6.3 ]] ||
    fail "Swift ${version:-of an unknown version} was found in PATH, but 6.3 or later is needed:" \
      'https://www.swift.org/install/linux/'
}
