/// Which of several sizes of the same operation a case is.
package struct GrowthPlace: Codable, Sendable {
  /// What the sizes have in common.
  package let operation: String
  package let size: Int
  /// The cost may grow like the size to the power of this: 0 if it does not depend on the size, 1 if it is in proportion.
  package let exponent: Double

  package init(_ operation: String, size: Int, exponent: Double) {
    self.operation = operation
    self.size = size
    self.exponent = exponent
  }
}
