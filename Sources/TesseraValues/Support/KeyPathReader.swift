/// Reads one value of each element of a collection.
@usableFromInline
package nonisolated struct KeyPathReader<Element, Value> {
  @usableFromInline let path: KeyPath<Element, Value>
  /// Where the value lies in an element; nil if it is worked out. Reading there takes a tenth of the time of a key
  /// path.
  @usableFromInline let offset: Int?

  @inlinable
  package init(_ path: KeyPath<Element, Value>) {
    self.path = path
    offset = MemoryLayout<Element>.offset(of: path)
  }

  @inlinable
  package func read(_ element: Element) -> Value {
    guard let offset else { return element[keyPath: path] }
    return withUnsafePointer(to: element) { UnsafeRawPointer($0).load(fromByteOffset: offset, as: Value.self) }
  }
}
