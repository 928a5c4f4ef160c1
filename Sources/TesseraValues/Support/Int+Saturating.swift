nonisolated extension Int {
  /// The whole number of a value, without its fraction, for values that come from users: what is not a number is 0, and
  /// what lies outside of ±1,000,000,000 the nearer bound, so that sums and 32-bit numbers of it do not overflow.
  @inlinable
  package init(saturating value: some BinaryFloatingPoint) {
    self = value.isNaN ? 0 : value >= 1e9 ? 1_000_000_000 : value <= -1e9 ? -1_000_000_000 : Int(value)
  }
}
