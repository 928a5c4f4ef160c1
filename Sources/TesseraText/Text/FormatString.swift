/// A string with format specifiers, such as `%lld of %2$@`, taken apart.
enum FormatString {
  enum Part: Equatable {
    case literal(String)
    /// A specifier without its position, and the argument that it writes: the index counts from 0.
    case argument(index: Int, specifier: String)
    /// `%#@name@`: a variable of a plural rule, and the argument that it counts.
    case variable(name: String, index: Int)
  }

  /// Calls `body` with each part of `format`.
  ///
  /// - Parameter nextArgument: the index of the argument that the first specifier without a position takes; counted
  ///   up, so that one list of arguments can serve several strings.
  static func forEachPart(of format: String, nextArgument: inout Int, _ body: (Part) -> Void) {
    var format = format
    format.withUTF8 { bytes in
      var reader = Reader(bytes: bytes, nextArgument: nextArgument)
      while let part = reader.next() { body(part) }
      nextArgument = reader.nextArgument
    }
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var nextArgument: Int
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>, nextArgument: Int) {
      self.bytes = bytes
      self.nextArgument = nextArgument
    }

    mutating func next() -> Part? {
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: "%"), let part = specifier() { return part }
      // Text, or a percent sign that begins nothing.
      let start = position
      position = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
      return .literal(string(start..<position))
    }

    /// Reads the specifier at `position`, and stays there if there is none.
    private mutating func specifier() -> Part? {
      var index = position + 1
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "%") {
        position = index + 1
        return .literal("%")
      }
      let place = place(at: &index)
      guard let part = conversion(at: index, argument: place ?? nextArgument) else { return nil }
      if place == nil { nextArgument += 1 }
      return part
    }

    /// Reads `2$`, which means the second argument.
    private func place(at index: inout Int) -> Int? {
      guard let end = bytes[index...].firstIndex(where: { !Self.isDigit($0) }), end > index,
        bytes[end] == UInt8(ascii: "$"), let number = Int(string(index..<end)), number > 0
      else { return nil }
      index = end + 1
      return number - 1
    }

    /// Reads what follows the percent sign and the place.
    private mutating func conversion(at start: Int, argument: Int) -> Part? {
      guard let letter = bytes[start...].firstIndex(where: { !Self.isModifier($0) }) else { return nil }
      if bytes[letter] == UInt8(ascii: "@"), letter == start + 1, bytes[start] == UInt8(ascii: "#") {
        guard let end = bytes[(letter + 1)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
        position = end + 1
        return .variable(name: string(letter + 1..<end), index: argument)
      }
      guard Self.isConversion(bytes[letter]) else { return nil }
      position = letter + 1
      return .argument(index: argument, specifier: "%" + string(start..<position))
    }

    private func string(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// Flags, width, precision and length.
    private static func isModifier(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "#"),
        UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"),
        UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "L"), UInt8(ascii: "j"):
        true
      default: false
      }
    }

    private static func isConversion(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "o"),
        UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"),
        UInt8(ascii: "c"), UInt8(ascii: "s"):
        true
      default: false
      }
    }
  }
}
