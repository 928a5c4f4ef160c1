/// How the tool is called.
enum Usage {
  static let tool = """
    Usage: tessera COMMAND

    Commands:
      preview FILE.swift   write a picture of each preview in a SwiftUI file
      profile FILE.swift   record what a program does and why, and report what should be looked at
      profile PACKAGE      the same with the program of a package
      lint [PATH...]       review SwiftUI code for the traps that users come to feel
      run FILE.swift       open a SwiftUI file in a window that follows its changes
      run PACKAGE          the same with the program of a package
      run PROJECT          the same with the app of an Xcode project
      build PATH           make the program of a package or a project and say where it is
      help [COMMAND]       explain a command
      --version            print the version
    """

  static let preview = """
    Usage: tessera preview FILE.swift [OPTIONS]

    Compiles one SwiftUI file and writes a picture of each #Preview and each view of a PreviewProvider in it.
    The file need not belong to a package.

    Options:
      --out DIR           the folder for the pictures (default: previews)
      --size WxH          the screen in points, such as 390x844 (the default)
      --scale N           pixels a point, more than 0 and at most 8 (default: 2)
      --dark              dark appearance
      --format KIND       png (the default), pdf or svg; the latter two keep shapes and text sharp in every size
      --swift-version N   the language mode, 5 (the default) or 6
      --main-actor        code belongs to the main actor unless it says otherwise
      --time-limit N      seconds after which a preview that does not end is stopped (default: 30)
      --compile-limit N   seconds after which the compiler is stopped (default: 300)
      --fresh             make the pictures anew even if nothing changed since they were last made
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
    Usage: tessera profile FILE.swift [OPTIONS]
           tessera profile PACKAGE [OPTIONS]
           tessera profile RECORDING.json [--out DIR]

    Builds a SwiftUI file (its App or, if it has none, its first preview) or the program of a package, plays a script in
    it without a window, and records what the engine does and what led to it. A recording that a program wrote because
    the environment variable TESSERA_TRACE named the file is read as it is.

    Prints where time went and what should be looked at, and writes to the output folder: report.html, a page with the
    graph of causes and effects; report.json, the same for machines; trace.json, the recording, which Perfetto and
    chrome://tracing open.

    Options:
      --script FILE       what a user does, one action a line, such as: tap "Refresh" x14 (docs/script-format.md)
      --out DIR           the folder for the reports (default: profile)
      --product NAME      which program of the package (default: its first one)
      --swift-version N   the language mode of a file, 5 (the default) or 6
      --main-actor        a file's code belongs to the main actor unless it says otherwise
      --time-limit N      seconds after which a program that does not end is stopped (default: 120)
      --compile-limit N   seconds after which building is stopped (default: 300 for a file, 3600 for a package)

    Looked at are bodies over 1 ms, frames over 16 ms, views evaluated twice in a frame, defaults of @State thrown away
    that cost over 0.1 ms, and objects that have views evaluated which read nothing that changed.

    Exit status: 0 if the script was played and the reports were written; 1 if not; 2 if the command or the script was
    not understood.
    """

  static let lint = """
    Usage: tessera lint [PATH...] [OPTIONS]

    Reviews Swift files, and those in folders (default: this folder), for traps of SwiftUI: state that is made again
    and again, objects that nothing keeps alive, copies that diverge, slow bodies. Names are looked up in all
    files that are given, so give it whole projects. Findings are printed as

      path:line:column: warning: message [rule-id]

    and each rule is explained in docs/lint/RULE-ID.md.

    Options:
      --json          findings as JSON
      --sarif         findings as SARIF 2.1.0, which code hosts show beside the code
      --fix           mend what can be mended mechanically, then report the rest
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

  static let run = """
    Usage: tessera run FILE.swift [OPTIONS]
           tessera run PACKAGE [--product NAME]
           tessera run PROJECT [--target NAME] [--platform NAME]
           tessera run [OPTIONS]

    Compiles a SwiftUI file, the package in a folder, or the app of an Xcode project, and opens it in a window. A project
    is an .xcodeproj, an .xcworkspace or a folder with one; without a path, what stands in the current folder is taken.
    When the source is saved, it is compiled again: what a file shows takes its new form in the same window, a program is
    started anew with windows of the same size. State begins anew in either case. What the compiler has to say is shown
    over the last good picture until the source compiles again.

    A file shows its App or, if it has none, its first preview.

    The files of a project are not touched: a package is made for it in the cache. Its targets for apps and frameworks,
    its packages, resources, Info.plist and build settings are read; what cannot be built here is named.

    Options:
      --product NAME      which program of the package (default: its first one)
      --target NAME       which app of the project (default: its only one)
      --platform NAME     the platform that the conditions of a project's files, such as #if os(iOS), hold for: ios,
                          macos or linux (default: macos for an app that is made for it, else ios)
      --swift-version N   the language mode of a file, 5 (the default) or 6
      --main-actor        a file's code belongs to the main actor unless it says otherwise
      --compile-limit N   seconds after which building is stopped (default: 300 for a file, 3600 for the others)

    Windows need a display. Without one, programs draw their first window and say where the picture is; "tessera preview"
    makes pictures of a file.

    Exit status: that of the program; 1 if the source does not compile at first; 2 if the command was not understood.
    """

  static let build = """
    Usage: tessera build [PATH] [OPTIONS]

    Builds the program of a package or the app of an Xcode project, as "tessera run" does, and prints where it is.
    A project is an .xcodeproj, an .xcworkspace or a folder with one; without a path, what stands in the current folder
    is taken.

    Options:
      --product NAME      which program of the package (default: its first one)
      --target NAME       which app of the project (default: its only one)
      --platform NAME     the platform that the conditions of a project's files hold for: ios, macos or linux (default:
                          macos for an app that is made for it, else ios)
      --compile-limit N   seconds after which building is stopped (default: 3600)

    Exit status: 0 if it was built; 1 if the source does not compile; 2 if the command was not understood.
    """

  /// The text for `tessera help` and its arguments.
  static func help(for arguments: [String]) throws -> String {
    switch arguments.first {
    case nil: tool
    case "preview": preview
    case "lint": lint
    case "profile": profile
    case "run": run
    case "build": build
    case let unknown?: throw UsageError("there is no command \"\(unknown)\"", usage: tool)
    }
  }
}
