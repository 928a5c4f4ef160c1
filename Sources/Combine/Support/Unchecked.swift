/// A value that is not thread-safe by itself: its users provide the exclusion.
package struct Unchecked<Value>: @unchecked Sendable {
  package var value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
