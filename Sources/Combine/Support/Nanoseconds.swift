/// Arithmetic on nanoseconds that stays within bounds: spans of time come from users.
enum Nanoseconds {
  /// Converts seconds; what is not a number becomes zero, what is too large the largest number.
  static func from(seconds: Double) -> Int {
    guard !seconds.isNaN else { return 0 }
    let nanoseconds = seconds * 1e9
    guard nanoseconds < Double(Int.max) else { return .max }
    return nanoseconds > Double(Int.min) ? Int(nanoseconds) : .min
  }

  static func multiply(_ lhs: Int, _ rhs: Int) -> Int {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
  }

  static func add(_ lhs: Int, _ rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? (lhs < 0 ? .min : .max) : sum
  }

  static func subtract(_ lhs: Int, _ rhs: Int) -> Int {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? (lhs < 0 ? .min : .max) : difference
  }
}

extension Duration {
  /// The duration of a number of seconds; one that is not finite, or too large, becomes the nearest there is.
  static func clamped(seconds: Double) -> Duration {
    .nanoseconds(Nanoseconds.from(seconds: seconds))
  }

  /// The duration in nanoseconds, as many as can be counted.
  var clampedNanoseconds: Int {
    let (seconds, attoseconds) = components
    let whole = Nanoseconds.multiply(Int(clamping: seconds), 1_000_000_000)
    return Nanoseconds.add(whole, Int(attoseconds / 1_000_000_000))
  }

  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
