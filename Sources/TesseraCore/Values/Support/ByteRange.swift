/// Some neighboring bytes of a value.
nonisolated struct ByteRange {
  let offset: Int
  var count: Int
}
