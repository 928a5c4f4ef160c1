import Foundation
import TesseraControls
import TesseraCore
internal import TesseraPaint

extension App {
  /// Starts the program: the entry point that `@main` calls.
  ///
  /// Where there is a display, the program's first window is opened, and the program ends with its last window.
  ///
  /// Where there is none, or the environment variable `TESSERA_PICTURES` asks for pictures, the first window is laid
  /// out and drawn without a screen once the animations and tasks that start with it are at rest, at most after three seconds,
  /// or after the seconds that `TESSERA_PICTURE_TIME` names, which asks for a picture, too. Its picture is written to the
  /// folder that the variable names, or else to `tessera/windows` in the user's cache folder (`$XDG_CACHE_HOME`, or
  /// `~/.cache`). The same happens in a program that was built without the window host, which says how to add it. What
  /// was done is printed; if the picture cannot be written, the exit status is 1. `TESSERA_PICTURE_SCALE` is its number of
  /// pixels for a point (2 if nothing is said, at most 8), `TESSERA_PICTURE_SCHEME` its appearance, `light` or `dark`; these
  /// ask for a picture, too.
  ///
  /// `TESSERA_TRACE` names a file for a recording of everything that the program does and why. `TESSERA_SCRIPT` names
  /// one with actions of a user, which are played without a window.
  ///
  /// The language and the formats are those that `LC_ALL`, `LC_MESSAGES` or `LANG` name, and `LANGUAGE`; Foundation's
  /// `Locale.current` and what formats by it follow.
  @MainActor public static func main() {
    run(named: String(describing: Self.self))
  }

  /// Starts the program.
  ///
  /// - Parameter name: what messages, pictures and the desktop call it.
  @MainActor package static func run(named name: String) {
    ProgramLocale.follow()
    CallSite.nameInWarnings()
    LocalURLProtocol.register()
    frameWindows()
    if let script = ScriptedRun.requestedScript { play(scriptInFile: script, name) }
    RunningProgram.name = name
    defer { RunningProgram.end(name) }
    let request = PictureRequest()
    if !request.isExplicit {
      guard let runner = ProgramRunners.linked else {
        LaunchMessage.write("\(name): \(ProgramRunners.missingHostMessage)")
        return drawPicture(of: name, request)
      }
      if runner.hasDisplay { return open(by: runner.init(name: name), name) }
      LaunchMessage.write("\(name): there is no display, so no window is opened.")
    }
    drawPicture(of: name, request)
  }

  /// J235, DK22: In programs for macOS, windows have the titles of their pages, and menus without a line of code.
  @MainActor private static func frameWindows() {
    guard ProgramPlatform.isMac else { return }
    WindowFrame.make = { AnyView($0.modifier(MacWindowModifier())) }
    WindowFrame.decoration = DesktopDecoration.standard
    ProgramQuit.request = { NSApplication.shared.terminate(nil) }
  }

  /// Runs the program in windows until the last one is closed.
  @MainActor private static func open(by runner: any ProgramRunner, _ name: String) {
    RunningProgram.hasWindows = true
    if !runner.run(Self.self) {
      LaunchMessage.write("\(name): the program declares no window, so there is nothing to show.")
    }
  }

  /// Plays a script in the first window, without opening it, and ends the program.
  @MainActor private static func play(scriptInFile file: String, _ name: String) -> Never {
    Task { @MainActor in
      let windows = WindowTable()
      let content = ProgramView(Self(), windows: windows)
      let problem = await ScriptedRun.play(scriptInFile: file, on: content, named: name, windows: windows)
      if let problem { LaunchMessage.write(problem) }
      exit(problem == nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// Writes the picture of the first window.
  @MainActor private static func drawPicture(of name: String, _ request: PictureRequest) {
    let table = WindowTable()
    let picture = WindowPicture(of: ProgramView(Self(), windows: table), request, windows: table)
    let windows = table.windows
    guard windows.count > 0 else {
      return LaunchMessage.write("\(name): the program declares no window, so there is nothing to show.")
    }
    if windows.count > 1 {
      LaunchMessage.write("\(name): only the first of \(windows.count) windows is shown.")
    }
    do {
      LaunchMessage.write("\(name): the window's picture is \(try picture.write(named: name).path)")
    } catch {
      LaunchMessage.write("\(name): the window's picture cannot be written: \(error.localizedDescription)")
      exit(EXIT_FAILURE)
    }
  }
}

/// The messages of a starting program.
private enum LaunchMessage {
  /// Writes a line to the standard error stream, so that it is not mixed up with what the program prints.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
