import TesseraCore

/// The program that `main` started.
@MainActor
package enum RunningProgram {
  /// Its name; nil in a process that was started otherwise, as by a test.
  static var name: String?
  /// Whether it shows windows.
  package internal(set) static var hasWindows = false

  /// Tells delegates of the end, and writes what was recorded.
  static func end(_ name: String) {
    UIApplication.shared.launch?.programWillEnd()
    NSApplication.shared.launch?.programWillEnd()
    ProgramEnd.run()
    TraceSession.current?.finish(program: name)
  }
}
