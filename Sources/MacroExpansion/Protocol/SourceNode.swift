/// A piece of the user's source: its text with the white space and comments in front, and where it begins.
struct SourceNode: Equatable {
  var text: String
  /// The path that the compiler was given.
  var fileName: String
  /// Module and file name, as `#fileID` spells it.
  var fileID: String
  /// Bytes from the beginning of the file.
  var offset: Int
  /// Line of the first byte, the first being 1.
  var line: Int
  /// Column of the first byte, the first being 1.
  var column: Int

  /// A node from the compiler's message; pieces without a place in a file have an offset of 0.
  init?(_ json: JSONValue?) {
    guard let json, let text = json["source"]?.string else { return nil }
    let location = json["location"]
    self.init(
      text: text,
      fileName: location?["fileName"]?.string ?? "",
      fileID: location?["fileID"]?.string ?? "",
      offset: location?["offset"]?.integer ?? 0,
      line: location?["line"]?.integer ?? 0,
      column: location?["column"]?.integer ?? 0)
  }

  init(text: String, fileName: String = "", fileID: String = "", offset: Int = 0, line: Int = 1, column: Int = 1) {
    self.text = text
    self.fileName = fileName
    self.fileID = fileID
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Line and column of the byte that lies `offset` bytes into the text.
  func position(at offset: Int) -> (line: Int, column: Int) {
    var position = (line: line, column: column)
    for byte in text.utf8.prefix(offset) {
      position = byte == .newline ? (position.line + 1, 1) : (position.line, position.column + 1)
    }
    return position
  }
}
