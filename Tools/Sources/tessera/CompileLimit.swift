/// How long compiling may take.
enum CompileLimit {
  /// For one file, in seconds.
  static let file = 300.0
  /// For a package, in seconds: it may bring much that was never compiled before.
  static let package = 3600.0
  private static let maximum = 86_400.0

  /// The seconds that the value of the option `--compile-limit` says.
  static func read(_ text: String, _ error: (String) -> UsageError) throws -> Double {
    guard let value = Double(text), value > 0, value <= maximum else {
      throw error("--compile-limit is a number above 0 and at most \(Int(maximum)), not \"\(text)\"")
    }
    return value
  }

  /// What is said when the time is up.
  static func message(_ subject: String, _ limit: Double) -> String {
    "compiling \(subject) took longer than \(limit.formatted()) seconds and was stopped. --compile-limit allows more."
  }
}
