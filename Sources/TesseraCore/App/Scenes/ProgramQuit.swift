/// Ends the program because the user asks for it.
@MainActor
package enum ProgramQuit {
  /// Asks the program's delegate and ends the program; nil where no program runs, as in a test.
  package static var request: (@MainActor () -> Void)?
}
