/// How the tool is called.
enum Usage {
  static let tool = """
    Usage: tessera COMMAND

    Commands:
      new NAME         make a package with a view, its preview, a picture of it and tests
      run [PATH]       open it in a window that follows its changes
      build [PATH]     compile a file, a folder, a package or a project and say where the result is
      bundle [PATH]    make what people install of it: an archive, a package of Debian, a Flatpak or an AppImage
      test [PATH]      build and run the tests of a package or a project
      preview [PATH]   write a picture of each preview
      profile [PATH]   record what a program does and why, and report what should be looked at
      lint [PATH...]   review SwiftUI code for the traps that users come to feel
      doctor           say what is missing on this machine, and how to get it
      uninstall        remove what "./install" put on this machine
      help [COMMAND]   explain a command
      --version        print the version

    A path leads to a Swift file or a folder of such, to a package, or to an Xcode project: an .xcodeproj, an .xcworkspace
    or a folder with one. Without a path, what stands in the current folder is taken.
    """

  static let new = """
    Usage: tessera new NAME [OPTIONS]

    Makes a package in a new folder: a view with a preview, a picture of that (Preview.png), tests, a README.md and a
    manifest, which names Tessera on Linux at most. It builds with "swift build" and "swift test" here and in Xcode on a
    Mac.
    NAME may be a path; its last part is the name of the package. The folder must not be there yet, or be empty.

    Options:
      --kind KIND     what it is the start of (default: app)
                        app        a program with a window
                        library    views for other packages
                        document   a program that opens and saves text files
      --tessera DIR   the folder of Tessera that the manifest names (default: the one that this program was built from;
                      of an installed one: none, and the package is built with "swift build --swift-sdk tessera")

    Exit status: 0 if it was made; 1 if it cannot be written or its preview cannot be drawn; 2 if the command was not
    understood.
    """

  static let test = """
    Usage: tessera test [PATH] [OPTIONS]

    Builds and runs the tests of a package, or the unit tests of an Xcode project, with XCTest and with Swift Testing. Those
    of a project are built with the app that they test, which "@testable import" opens to them; without a path, what
    stands in the current folder is taken. Tests of the user interface, which operate the app from outside, are named as
    skipped.

    Options:
      --filter REGEX      only tests whose names match a regular expression
      --target NAME       which app of the project is tested (default: its only one)
      --scheme NAME       whose tests are run (default: the app's scheme)
      --configuration NAME  the build configuration (default: the scheme's, or Debug)
      --platform NAME     the platform that conditions such as #if os(iOS) hold for: ios, macos or linux
      --compile-limit N   seconds after which building is stopped (default: 3600)

    Exit status: 0 if all tests passed; 1 if the source does not compile, a test fails, or there are none; 2 if the
    command was not understood.
    """

  static let preview = """
    Usage: tessera preview [PATH] [OPTIONS]

    Writes a picture of each #Preview and each view of a PreviewProvider in a Swift file, in the files of a folder, in a
    package, or in the app of an Xcode project; without a path, in what stands in the current folder. A file is built with
    the module of the package or project around it. It need not belong to one: then it is compiled alone.

    Options:
      --out DIR           the folder for the pictures (default: previews)
      --size WxH          the screen in points, such as 390x844 (the default)
      --scale N           pixels a point, more than 0 and at most 8 (default: 2)
      --dark              dark appearance
      --format KIND       png (the default), pdf or svg; the latter two keep shapes and text sharp in every size
      --target NAME       which app of the project (default: its only one)
      --platform NAME     the platform that conditions such as #if os(iOS) hold for, as with "tessera run"
      --swift-version N   the language mode of files, 5 (the default) or 6
      --main-actor        the code of files belongs to the main actor unless it says otherwise
      --time-limit N      seconds after which a preview that does not end is stopped (default: 30)
      --compile-limit N   seconds after which building is stopped (default: 300 for files, 3600 for the others)
      --fresh             make the pictures anew even if nothing changed since they were last made
      --at SECONDS        take the picture, or begin the script, after that time (default: when all is at rest)
      --script FILE       play what a user does before the picture is taken (docs/script-format.md)
      --record            record each preview as an animated PNG: while the script is played, or for two seconds;
                          with --format mp4 as a film, where ffmpeg is installed
      --frames N          frames a second of a recording, 1 to 60 (default: 30)
      --sheet             one picture with the variants of each preview: light and dark, or those asked for by
        --sizes WxH,...        screens
        --schemes light,dark   appearances
        --locales de_DE,...    languages and regions
        --type-sizes NAME,...  sizes of type, from xSmall to accessibility5

    A preview's own layout, device and orientation come before --size. A preview that crashes, ends the process or does
    not end is named, with the place in the file where that can be told; those after it are shown all the same.

    Exit status: 0 if all pictures were written or the file holds no previews; 1 if the file does not compile or
    a preview fails; 2 if the command was not understood.
    """

  static let profile = """
    Usage: tessera profile [PATH] [OPTIONS]
           tessera profile RECORDING.json [--out DIR]

    Builds a Swift file or the files of a folder (their App or, if they have none, their first preview), the program of a
    package or the app of an Xcode project, plays a script in it without a window, and records what the engine does and
    what led to it. Without a path, what stands in the current folder is taken. A recording that a program wrote because
    the environment variable TESSERA_TRACE named the file is read as it is.

    Prints where time went and what should be looked at, and writes to the output folder: report.html, a page with the
    graph of causes and effects; report.json, the same for machines; trace.json, the recording, which Perfetto and
    chrome://tracing open.

    Options:
      --script FILE       what a user does, one action a line, such as: tap "Refresh" x14 (docs/script-format.md)
      --out DIR           the folder for the reports (default: profile)
      --product NAME      which program of the package (default: its first one)
      --target NAME       which app of the project (default: its only one)
      --platform NAME     the platform that conditions such as #if os(iOS) hold for, as with "tessera run"
      --swift-version N   the language mode of files, 5 (the default) or 6
      --main-actor        the code of files belongs to the main actor unless it says otherwise
      --time-limit N      seconds after which a program that does not end is stopped (default: 120)
      --compile-limit N   seconds after which building is stopped (default: 300 for files, 3600 for the others)

    Looked at are bodies over 1 ms, frames over 16 ms, views evaluated twice in a frame, defaults of @State thrown away
    that cost over 0.1 ms, and objects that have views evaluated which read nothing that changed.

    Exit status: 0 if the script was played and the reports were written; 1 if not; 2 if the command or the script was
    not understood.
    """

  static let lint = """
    Usage: tessera lint [PATH...] [OPTIONS]

    Reviews Swift files, and those in folders (default: this folder), for traps of SwiftUI: state that is made again
    and again, objects that nothing keeps alive, copies that diverge, slow bodies. Of an Xcode project, or a folder with
    one, the files of its app are reviewed. Names are looked up in all files that are given, so give it whole projects.
    Findings are printed as

      path:line:column: warning: message [rule-id]

    and each rule is explained in docs/lint/RULE-ID.md.

    Options:
      --json          findings as JSON
      --sarif         findings as SARIF 2.1.0, which code hosts show beside the code
      --fix           mend what can be mended mechanically, then report the rest
      --target NAME   which app of the project (default: its only one)
      --config FILE   settings (default: .tessera-lint.json in the first path or in a folder around it)
      --list          the rules, with a line on each

    Comments switch rules off: "// tessera:disable RULE-ID" at the end of a line for that line, alone on a line for
    the next, "// tessera:disable-file RULE-ID" for the file. Settings are a JSON object: "disabledRules" and
    "excludedPaths" are lists of texts; "lazyState": true says that the code is built with the trait LazyState.
    #Preview, PreviewProvider and files that import Testing or XCTest are not reviewed.

    A file that does not parse is an error with its line, and nothing else is said of it or mended in it.

    Exit status: 0 if there are no findings; 1 if there are some, or a file does not parse; 2 if the command was not
    understood.
    """

  static let doctor = """
    Usage: tessera doctor

    Looks whether the Swift compiler is the one that this installation was made with, and whether the libraries, fonts,
    symbols and programs are there that Tessera uses, whether there is a display, and whether the Swift SDK is known to the
    build tool. What is missing is said with the command that installs it.

    Exit status: 0 if nothing is missing that is needed; 1 if something is.
    """

  static let uninstall = """
    Usage: tessera uninstall

    Removes everything that "./install" or the script of an archive put on this machine: the command, the libraries and
    modules, the Swift SDK, and what the tool keeps in the user's cache. A tool that was not installed says so.

    Exit status: 0 if it was removed; 1 if not.
    """

  static let run = """
    Usage: tessera run [PATH] [OPTIONS]

    Compiles a Swift file or the files of a folder, a package, or the app of an Xcode project, and opens it in a window. A
    project is an .xcodeproj, an .xcworkspace or a folder with one; without a path, what stands in the current folder is
    taken.
    When the source is saved, what changed is compiled, and the windows that are open show it. State stays where the view's
    identity and type did; what starts anew is said (docs/projects.md). What the compiler has to say is shown over the last
    good picture until the source compiles again.

    Files show their App or, if they have none, their first preview. A package that names Tessera is built with that, any
    other one, and one for another platform, with the library that was built with this program.

    The files of a project are not touched: a package is made for it in the cache. Its targets for apps and frameworks,
    its packages, resources, Info.plist and build settings are read; what cannot be built here is named.

    Options:
      --product NAME      which program of the package (default: its first one)
      --target NAME       which app of the project (default: its only one)
      --platform NAME     the platform that conditions such as #if os(iOS) hold for: ios, macos or linux (default: of a
                          project, macos for an app that is made for it, else ios; of a package, what the file
                          .tessera.json beside its manifest says, such as {"platform": "ios"}; else of packages that do
                          not name Tessera, and of files, the one whose modules they import)
      --swift-version N   the language mode of files, 5 (the default) or 6
      --main-actor        the code of files belongs to the main actor unless it says otherwise
      --scheme NAME       which shared scheme of the project (default: the app's)
      --configuration NAME  the build configuration, such as Release (default: the scheme's, or Debug)
      --at SECONDS        draw no window but its picture, after that time
      --scale N           draw no window but its picture, with so many pixels a point (default: 2)
      --dark              draw no window but its picture, with dark appearance
      --compile-limit N   seconds after which building is stopped (default: 300 for files, 3600 for the others)

    Windows need a display. Without one, programs draw their first window and say where the picture is.

    Exit status: that of the program; 1 if the source does not compile at first; 2 if the command was not understood.
    """

  static let build = """
    Usage: tessera build [PATH] [OPTIONS]

    Builds the program of a package or the app of an Xcode project, as "tessera run" does, and prints where it is. Of a
    Swift file, or the files of a folder, it makes the library that "tessera run" opens a window with.
    A project is an .xcodeproj, an .xcworkspace or a folder with one; without a path, what stands in the current folder
    is taken.

    Options:
      --product NAME      which program of the package (default: its first one)
      --target NAME       which app of the project (default: its only one)
      --scheme NAME       which shared scheme of the project, as with "tessera run"
      --configuration NAME  the build configuration, as with "tessera run"
      --platform NAME     the platform that conditions such as #if os(iOS) hold for, as with "tessera run"
      --compile-limit N   seconds after which building is stopped (default: 300 for files, 3600 for the others)

    Exit status: 0 if it was built; 1 if the source does not compile; 2 if the command was not understood.
    """

  static let bundle = """
    Usage: tessera bundle [PATH] [OPTIONS]

    Makes what people install of the program of a package, the app of an Xcode project, or Swift files with an @main: the
    program, built for release and stripped, with Swift's libraries, the fonts and symbols that it draws with, its
    resources, icon, desktop file and AppStream metadata. GTK, GLib and the other libraries of the desktop are expected
    where it is installed. Prints where the bundle is.

    What the desktop is told comes from the Info.plist of the app; of a package, from one beside its manifest or in the
    folder of its program; of files, from one beside them. The icon is the AppIcon of an asset catalog.

    Options:
      --format FORMAT     what is made (default: tar)
                            dir       a folder with usr, as it is copied to a system
                            tar       a .tar.gz of it, which runs wherever it is unpacked
                            deb       a package of Debian or Ubuntu
                            flatpak   a folder that flatpak-builder makes a Flatpak of
                            appimage  one file that runs where it lies; needs --appimage-runtime and mksquashfs
      --output DIR        the folder that it is written to (default: the current one)
      --identifier ID     the bundle identifier, such as org.example.Kites
      --info FILE         an Info.plist, whose values come before the app's own
      --license SPDX      the license of the app, such as MIT
      --maintainer TEXT   who looks after the package of Debian, as "Ada <ada@example.org>" (default: DEBFULLNAME and
                          DEBEMAIL)
      --appimage-runtime FILE  the program that an AppImage begins with
      --product NAME      which program of the package, if it has several
      --target NAME       which app of the project, if it has several
      --scheme NAME       which shared scheme of the project
      --configuration NAME  the build configuration (default: Release)
      --platform NAME     the platform that conditions such as #if os(iOS) hold for, as with "tessera run"
      --swift-version N   the language mode of files, 5 (the default) or 6
      --main-actor        the code of files belongs to the main actor unless it says otherwise
      --compile-limit N   seconds after which building is stopped (default: 300 for files, 3600 for the others)

    Two runs give the same bytes. All files are as old as the newest source, or as the environment variable
    SOURCE_DATE_EPOCH says, in seconds since 1970.

    Exit status: 0 if it was made; 1 if the source does not compile or no bundle can be made of it; 2 if the command was
    not understood.
    """
}
