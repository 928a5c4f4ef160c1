/// Numbers as the values of controls for assistive technology and tests.
nonisolated enum NumberText {
  /// A number in as few digits as it needs: whole ones have no fraction.
  static func text<Value>(of value: Value) -> String {
    guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
    return text(ofFraction: Double(number))
  }

  private static func text(ofFraction value: Double) -> String {
    guard value.isFinite, value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return "\(Int64(value))"
  }
}
