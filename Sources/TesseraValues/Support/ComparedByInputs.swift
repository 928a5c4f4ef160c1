/// A value that is only partly an input of its view, as dynamic properties are.
package protocol ComparedByInputs {
  /// Whether two values that a parent wrote are the same input; what persists does not count.
  nonisolated static func haveEqualInputs(_ left: Self, _ right: Self) -> Bool
}
