/// Why a macro cannot be expanded: a message for the user, at a place in the user's source.
struct ExpansionError: Error, Equatable {
  var message: String
  var fileName: String
  /// Bytes from the beginning of the file.
  var offset: Int

  /// An error at the byte that lies `offset` bytes into `node`.
  init(_ message: String, in node: SourceNode, at offset: Int) {
    self.message = message
    self.fileName = node.fileName
    self.offset = node.offset + offset
  }
}
