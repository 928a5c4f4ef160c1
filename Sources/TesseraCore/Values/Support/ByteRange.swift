/// Some neighbouring bytes of a value.
nonisolated struct ByteRange {
  let offset: Int
  var count: Int
}
