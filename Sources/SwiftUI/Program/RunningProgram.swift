import TesseraCore

/// The program that `main` started.
@MainActor
enum RunningProgram {
  /// Its name; nil in a process that was started otherwise, as by a test.
  static var name: String?

  /// Tells delegates of the end, and writes what was recorded.
  static func end(_ name: String) {
    UIApplication.shared.launch?.programWillEnd()
    NSApplication.shared.launch?.programWillEnd()
    ProgramEnd.run()
    TraceSession.current?.finish(program: name)
  }
}
