import CPango

/// The lookups of an OpenType layout table (`GSUB` or `GPOS`), read only as far as needed to tell which rules a font
/// has and between which neighbors they can apply.
final class OpenTypeLookups {
  struct Subtable {
    var type: Int
    var offset: Int
  }

  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer
  private let extensionType: Int

  init(substitutionsOf face: OpaquePointer) {
    blob = hb_face_reference_table(face, OpenTypeTag.substitution)
    bytes = Self.contents(of: blob)
    extensionType = 7
  }

  init(positioningOf face: OpaquePointer) {
    blob = hb_face_reference_table(face, OpenTypeTag.positioning)
    bytes = Self.contents(of: blob)
    extensionType = 9
  }

  deinit {
    hb_blob_destroy(blob)
  }

  /// Whether a lookup skips glyphs other than marks when it matches neighbors.
  func skipsBaseGlyphs(_ lookup: UInt32) -> Bool {
    guard let start = lookupOffset(lookup) else { return true }
    let ignoreBaseGlyphs = 0x2
    let ignoreLigatures = 0x4
    return word(start + 2) & (ignoreBaseGlyphs | ignoreLigatures) != 0
  }

  func subtables(of lookup: UInt32) -> [Subtable] {
    guard let start = lookupOffset(lookup) else { return [] }
    let type = word(start)
    return (0..<word(start + 4)).map { index in
      let offset = start + word(start + 6 + 2 * index)
      return type == extensionType
        ? Subtable(type: word(offset + 2), offset: offset + longWord(offset + 4))
        : Subtable(type: type, offset: offset)
    }
  }

  /// Whether the coverage table at an offset lists a glyph.
  func coverage(at offset: Int, contains glyph: UInt32) -> Bool {
    coverageIndex(of: glyph, at: offset) != nil
  }

  /// Position of a glyph in the coverage table at an offset.
  func coverageIndex(of glyph: UInt32, at offset: Int) -> Int? {
    let isList = word(offset) == 1
    let entrySize = isList ? 2 : 6
    var low = 0
    var high = word(offset + 2)
    while low < high {
      let middle = (low + high) / 2
      let entry = offset + 4 + entrySize * middle
      let first = word(entry)
      let last = isList ? first : word(entry + 2)
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        return isList ? middle : word(entry + 4) + Int(glyph) - first
      }
    }
    return nil
  }

  /// Two bytes; 0 outside the table, as in a damaged font.
  func word(_ offset: Int) -> Int {
    guard offset >= 0, offset + 1 < bytes.count else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func longWord(_ offset: Int) -> Int {
    word(offset) << 16 | word(offset + 2)
  }

  private func lookupOffset(_ lookup: UInt32) -> Int? {
    let list = word(8)
    guard list != 0, Int(lookup) < word(list) else { return nil }
    return list + word(list + 2 + 2 * Int(lookup))
  }

  private static func contents(of blob: OpaquePointer?) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  }
}

extension OpenTypeLookups {
  private enum PositioningType {
    static let pair = 2
    static let marks = 4...6
  }

  /// Whether a positioning lookup does no more than change the advance of the first glyph of a pair, or concerns
  /// marks only.
  func onlyKernsPairs(_ lookup: UInt32) -> Bool {
    let advanceOnly = 0x4
    return !skipsBaseGlyphs(lookup)
      && subtables(of: lookup).allSatisfy { subtable in
        switch subtable.type {
        case PositioningType.pair:
          word(subtable.offset + 4) & ~advanceOnly == 0 && word(subtable.offset + 6) == 0
        case PositioningType.marks: true
        default: false
        }
      }
  }
}
