import CPango

/// Finds where lines of Latin text may start, by the Unicode line breaking rules in Pango.
enum LineStarts {
  /// Fills in `canStartLine` of the pieces of a text that has one run.
  static func fill(_ shaped: ShapedText) {
    shaped.knowsLineStarts = true
    var string = shaped.text.runs[0].string
    string.withUTF8 { text in
      if breaksAtSpacesOnly(text) {
        fillAfterSpaces(shaped)
      } else {
        askPango(Array(text), shaped)
      }
    }
  }

  /// Whether the rules come down to "after spaces": so it is in plain sentences, where every space is followed by a
  /// letter or a digit and no sign is met that allows or forbids more.
  private static func breaksAtSpacesOnly(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var followsSpace = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        followsSpace = false
      case UInt8(ascii: " "):
        followsSpace = true
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"):
        if followsSpace { return false }
      default:
        return false
      }
    }
    return true
  }

  private static func fillAfterSpaces(_ shaped: ShapedText) {
    var followsSpace = false
    shaped.pieces.withUnsafeMutableBufferPointer { pieces in
      for index in pieces.indices {
        pieces[index].canStartLine = followsSpace && !pieces[index].isWhitespace
        followsSpace = pieces[index].isWhitespace
      }
    }
  }

  private static func askPango(_ text: [UInt8], _ shaped: ShapedText) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.count + 1)
    text.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(text.count), 0, pango_language_get_default(), &attributes,
        Int32(attributes.count))
    }
    attributes.withUnsafeBufferPointer { attributes in
      let characters = CharacterAttributes(text: text, attributes: attributes)
      for index in shaped.pieces.indices {
        shaped.pieces[index].canStartLine = characters.canStartLine(at: shaped.pieces[index].offset)
      }
    }
  }
}
