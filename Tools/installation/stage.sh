# Puts the files of an installation together, from a build of the tools. To be sourced by bash, in the folder of the
# repository.

# The modules that programs may import, and those that they are made of.
library_modules=(Combine UniformTypeIdentifiers CoreTransferable TesseraValues TesseraLocale TesseraText TesseraCore
  TesseraFoundation TesseraTransfer TesseraControls TesseraShaders TesseraPaint TesseraHeadless SwiftUI)
# Small frameworks, which are one library.
frameworks="BackgroundTasks ServiceManagement Photos PassKit PhotosUI WidgetKit ActivityKit StoreKit LocalAuthentication Network CoreImage _Testing_CoreImage TipKit LinkPresentation AuthenticationServices"
other_modules=(TesseraStore SwiftData CoreData Charts UserNotifications CoreLocation MapKit CoreMedia TesseraMedia AVFAudio
  AVFoundation AVKit WebKit CryptoKit $frameworks TesseraSound TesseraGTK TesseraPreview SwiftUITesting)

# Whether an installation was put together from the sources and with the compiler that are there now: FOLDER
stage_is_current() {
  local stage=$1 newer
  [[ -f $stage/install && -f $stage/start && $(<"$stage/tessera/source") == "$PWD" ]] || return 1
  [[ $(swiftc --version 2>/dev/null) == "$(<"$stage/tessera/compiler")" ]] || return 1
  # A folder that lost a file is newer as well.
  newer=$(find Package.swift Sources Packages Tools/Package.swift Tools/Sources Tools/installation install \
    -newer "$stage/start" -print -quit)
  [[ -z $newer ]]
}

# FOLDER OF THE BUILD, FOLDER OF THE INSTALLATION
stage_installation() {
  local binaries=$1 stage=$2
  mkdir --parents "$stage/Modules" "$stage/Licenses"
  printf 'Linking the libraries.\n'
  link_libraries
  stage_modules
  cp "$binaries/tessera" "$binaries/SwiftUIMacros-tool" "$stage"
  cp Tools/installation/{launcher,doctor,uninstall,common.sh} "$stage"
  stage_pictures_of_text
  cp LICENSE "$stage/Licenses/Tessera"
  swiftc --version 2>/dev/null >"$stage/compiler"
  pwd >"$stage/source"
  printf 'Compiling the modules of other platforms.\n'
  "$stage/tessera" installation-compile-platforms . "$stage/Platforms"
}

# Stored objects, charts, notifications, places, maps, small frameworks, players, sounds, windows, previews and tests have libraries of their own, so that programs load
# what they use only.
link_libraries() {
  local cairo=(cairo pangocairo gdk-pixbuf-2.0)
  link_library Tessera "${library_modules[*]}" "${cairo[*]}"
  link_library TesseraData "TesseraStore SwiftData CoreData" sqlite3 Tessera
  link_library TesseraNotifications UserNotifications "${cairo[*]}" Tessera
  link_library TesseraLocation CoreLocation "${cairo[*]}" Tessera
  link_library TesseraMaps MapKit "${cairo[*]}" Tessera TesseraLocation
  link_library TesseraFrameworks "$frameworks" "${cairo[*]}" Tessera
  link_library TesseraSound TesseraSound libcanberra Tessera
  link_library TesseraMedia TesseraMedia "${cairo[*]}" Tessera
  link_library TesseraPlayers "CoreMedia AVFAudio AVFoundation AVKit" "${cairo[*]}" Tessera TesseraMedia
  link_library TesseraWeb WebKit "${cairo[*]}" Tessera
  link_library TesseraCrypto CryptoKit libcrypto Tessera
  link_library TesseraWindows TesseraGTK "${cairo[*]} gtk4" Tessera TesseraMedia TesseraSound
  link_library TesseraPreview TesseraPreview "${cairo[*]}" Tessera TesseraWindows
  link_library SwiftUITesting SwiftUITesting "${cairo[*]}" Tessera TesseraMedia
  link_library TesseraCharts Charts "${cairo[*]}" Tessera
}

# NAME "MODULE..." "C LIBRARY..." OTHER...
link_library() {
  local name=$1 objects=() module others=() linked=$binaries/TesseraPreview.product/Objects.LinkFileList
  # The folders of a build also hold what was made of files that are not there any more.
  for module in $2; do
    mapfile -t -O "${#objects[@]}" objects < <(grep --fixed-strings "/$module.build/" "$linked")
  done
  for module in "${@:4}"; do others+=("-l$module"); done
  # shellcheck disable=SC2046 # options are words
  swiftc -emit-library -o "$stage/lib$name.so" "${objects[@]}" -L "$stage" "${others[@]}" \
    -Xlinker --strip-debug -Xlinker -rpath -Xlinker "\$ORIGIN" -Xlinker -soname -Xlinker "lib$name.so" \
    $(pkg-config --libs-only-L --libs-only-l $3)
}

stage_modules() {
  local module
  for module in "${library_modules[@]}" "${other_modules[@]}"; do
    cp "$binaries/Modules/$module".{swiftmodule,swiftdoc} "$stage/Modules"
  done
}

# The fonts and symbols, so that machines without their packages have them.
stage_pictures_of_text() {
  mkdir "$stage/Fonts"
  cp --dereference --recursive /usr/share/bootstrap-icons/svg "$stage/Symbols"
  fc-list Inter file | sed 's/: *$//' | xargs --delimiter='\n' cp --target-directory="$stage/Fonts"
  fc-list 'Inter Display' file | sed 's/: *$//' | xargs --delimiter='\n' cp --target-directory="$stage/Fonts"
  fc-list 'Noto Color Emoji' file | sed 's/: *$//' | xargs --delimiter='\n' cp --target-directory="$stage/Fonts"
  fc-list 'WenQuanYi Micro Hei' file | sed 's/: *$//' | xargs --delimiter='\n' cp --target-directory="$stage/Fonts"
  cp docs/licenses/* "$stage/Licenses"
  local package
  for package in fonts-inter fonts-noto-color-emoji fonts-wqy-microhei bootstrap-icons; do
    [[ ! -f /usr/share/doc/$package/copyright ]] || cp "/usr/share/doc/$package/copyright" "$stage/Licenses/$package"
  done
}
