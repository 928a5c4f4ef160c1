import Foundation

extension MediaHeader {
  private enum Element {
    static let ebml: UInt64 = 0x1A45_DFA3
    static let segment: UInt64 = 0x1853_8067
    static let info: UInt64 = 0x1549_A966
    static let tracks: UInt64 = 0x1654_AE6B
    static let cluster: UInt64 = 0x1F43_B675
    static let track: UInt64 = 0xAE
    static let timecodeScale: UInt64 = 0x2AD7B1
    static let duration: UInt64 = 0x4489
    static let trackType: UInt64 = 0x83
    static let video: UInt64 = 0xE0
    static let width: UInt64 = 0xB0
    static let height: UInt64 = 0xBA
    static let audio: UInt64 = 0xE1
    static let samplingFrequency: UInt64 = 0xB5
    static let channels: UInt64 = 0x9F
  }

  static func ofMatroska(_ reader: ByteReader) -> MediaHeader? {
    guard reader.big(0, 4) == Element.ebml else { return nil }
    var header = MediaHeader()
    elements(reader, in: 0..<reader.count) { name, content in
      guard name == Element.segment else { return true }
      elements(reader, in: content) { name, content in
        if name == Element.info { header.duration = matroskaDuration(reader, in: content) }
        if name == Element.tracks {
          elements(reader, in: content) { name, content in
            if name == Element.track { readMatroskaTrack(reader, in: content, &header) }
            return true
          }
        }
        // What is played comes after what is told of it.
        return name != Element.cluster
      }
      return false
    }
    return header
  }

  /// Calls `body` with each element of a range, and where its content lies, as long as it returns true.
  private static func elements(
    _ reader: ByteReader, in range: Range<Int>, _ body: (UInt64, Range<Int>) -> Bool
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound, let first = reader.byte(offset), first != 0 {
      let nameLength = first.leadingZeroBitCount + 1
      guard nameLength <= 4, let name = reader.big(offset, nameLength), let sizeByte = reader.byte(offset + nameLength),
        sizeByte != 0
      else { return }
      let sizeLength = sizeByte.leadingZeroBitCount + 1
      guard let sizeBits = reader.big(offset + nameLength, sizeLength) else { return }
      let start = offset + nameLength + sizeLength
      let mask: UInt64 = 1 << (7 * UInt64(sizeLength)) - 1
      // All bits set: as long as what is around it.
      let size = sizeBits & mask == mask ? range.upperBound - start : ByteReader.place(sizeBits & mask)
      guard let size, start <= range.upperBound else { return }
      let end = min(start + size, range.upperBound)
      guard start <= end, body(name, start..<end) else { return }
      offset = end
    }
  }

  private static func number(_ reader: ByteReader, _ range: Range<Int>) -> Double? {
    switch range.count {
    case 4: reader.big(range.lowerBound, 4).map { Double(Float(bitPattern: UInt32($0))) }
    case 8: reader.big(range.lowerBound, 8).map { Double(bitPattern: $0) }
    default: nil
    }
  }

  private static func matroskaDuration(_ reader: ByteReader, in range: Range<Int>) -> Double? {
    var scale = 1e6
    var length: Double?
    elements(reader, in: range) { name, content in
      if name == Element.timecodeScale, let value = reader.big(content.lowerBound, content.count) {
        scale = Double(value)
      }
      if name == Element.duration { length = number(reader, content) }
      return true
    }
    return length.map { $0 * scale / 1e9 }
  }

  private static func readMatroskaTrack(_ reader: ByteReader, in range: Range<Int>, _ header: inout MediaHeader) {
    var isSound = false
    var channels = 1
    var rate = 8_000.0
    elements(reader, in: range) { name, content in
      if name == Element.trackType { isSound = reader.big(content.lowerBound, content.count) == 2 }
      if name == Element.video {
        var size = CGSize.zero
        elements(reader, in: content) { name, content in
          let value = reader.big(content.lowerBound, content.count).map { Double($0) }
          if name == Element.width, let value { size.width = value }
          if name == Element.height, let value { size.height = value }
          return true
        }
        header.videoSize = size
      }
      if name == Element.audio {
        elements(reader, in: content) { name, content in
          if name == Element.samplingFrequency, let value = number(reader, content) { rate = value }
          if name == Element.channels, let value = reader.big(content.lowerBound, content.count) {
            channels = Int(clamping: value)
          }
          return true
        }
      }
      return true
    }
    if isSound { header.setSound(channels: channels, rate: rate) }
  }
}
