/// What the process tells its parent.
enum ExitStatus {
  static let success: Int32 = 0
  /// The command was understood but could not do what it was asked.
  static let failure: Int32 = 1
  /// The command was not understood.
  static let usage: Int32 = 2
}
