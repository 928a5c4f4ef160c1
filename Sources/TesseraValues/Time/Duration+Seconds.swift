extension Duration {
  /// The duration as a number of seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The duration of a number of seconds that comes from users: what is not a number is no time, what lies outside of
  /// ±1,000,000,000 s the nearer bound. Swift's own `seconds` ends the program then.
  package static func saturating(seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e9), 1e9))
  }
}
