/// Some neighboring bytes of a value.
package nonisolated struct ByteRange {
  let offset: Int
  var count: Int
}
