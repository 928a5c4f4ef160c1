import Foundation

extension MediaHeader {
  // MARK: MPEG-4 and QuickTime

  static func ofMPEG4(_ reader: ByteReader) -> MediaHeader? {
    guard reader.has("ftyp", at: 4) || reader.has("moov", at: 4) else { return nil }
    var header = MediaHeader()
    boxes(reader, in: 0..<reader.count) { name, content in
      if name == "moov" { readMovie(reader, in: content, &header) }
    }
    return header
  }

  /// Calls `body` with each box of a range, and where its content lies.
  private static func boxes(_ reader: ByteReader, in range: Range<Int>, _ body: (String, Range<Int>) -> Void) {
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let short = reader.big(offset, 4), let letters = reader.big(offset + 4, 4) {
      var start = offset + 8
      var size = Int(short)
      if short == 1, let long = reader.big(offset + 8, 8).flatMap(ByteReader.place) {
        start = offset + 16
        size = long
      } else if short == 0 {
        size = range.upperBound - offset
      }
      guard size >= start - offset else { return }
      let end = min(offset + size, range.upperBound)
      guard start <= end else { return }
      body(String(decoding: withUnsafeBytes(of: UInt32(letters).bigEndian, Array.init), as: UTF8.self), start..<end)
      offset = end
    }
  }

  private static func readMovie(_ reader: ByteReader, in range: Range<Int>, _ header: inout MediaHeader) {
    boxes(reader, in: range) { name, content in
      switch name {
      case "mvhd": header.duration = movieDuration(reader, at: content.lowerBound)
      case "trak": readTrack(reader, in: content, &header)
      default: break
      }
    }
  }

  private static func movieDuration(_ reader: ByteReader, at place: Int) -> Double? {
    let isLong = reader.byte(place) == 1
    guard let scale = reader.big(place + (isLong ? 20 : 12), 4), scale > 0,
      let length = reader.big(place + (isLong ? 24 : 16), isLong ? 8 : 4),
      length != (isLong ? UInt64.max : UInt64(UInt32.max))
    else { return nil }
    return Double(length) / Double(scale)
  }

  private static func readTrack(_ reader: ByteReader, in range: Range<Int>, _ header: inout MediaHeader) {
    var size = CGSize.zero
    var kind = ""
    boxes(reader, in: range) { name, content in
      if name == "tkhd" {
        let sizes = content.lowerBound + (reader.byte(content.lowerBound) == 1 ? 88 : 76)
        if let width = reader.big(sizes, 4), let height = reader.big(sizes + 4, 4) {
          size = CGSize(width: Double(width) / 65_536, height: Double(height) / 65_536)
        }
      } else if name == "mdia" {
        boxes(reader, in: content) { name, content in
          guard name == "hdlr" else { return }
          for word in ["vide", "soun"] where reader.has(word, at: content.lowerBound + 8) { kind = word }
        }
      }
    }
    if kind == "vide", header.videoSize == nil { header.videoSize = size }
    if kind == "soun" { header.hasAudio = true }
  }

  // MARK: MP3

  private static let bitRates: [Double] = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
  private static let lowBitRates: [Double] = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

  static func ofMP3(_ reader: ByteReader) -> MediaHeader? {
    var start = 0
    if reader.has("ID3", at: 0) {
      // The size of tags has seven bits in each byte.
      guard let sizes = reader.big(6, 4) else { return nil }
      start = 10 + (0..<4).reduce(0) { $0 << 7 | Int(sizes >> (8 * (3 - UInt64($1))) & 127) }
    }
    guard let word = reader.big(start, 4), word >> 21 == 0x7ff, word >> 17 & 3 == 1 else { return nil }
    let version = word >> 19 & 3
    let rateIndex = Int(word >> 10 & 3)
    let bitIndex = Int(word >> 12 & 15)
    guard version != 1, rateIndex < 3, (1...14).contains(bitIndex) else { return nil }
    let isFirst = version == 3
    var header = MediaHeader()
    let rate = [44_100.0, 48_000, 32_000][rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
    header.setSound(channels: word >> 6 & 3 == 3 ? 1 : 2, rate: rate)
    let isMono = header.channels == 1
    let marks = start + 4 + (isFirst ? isMono ? 17 : 32 : isMono ? 9 : 17)
    if reader.has("Xing", at: marks) || reader.has("Info", at: marks), let flags = reader.big(marks + 4, 4),
      flags & 1 != 0, let frames = reader.big(marks + 8, 4)
    {
      header.duration = Double(frames) * (isFirst ? 1_152 : 576) / rate
    } else {
      let bits = (isFirst ? bitRates : lowBitRates)[bitIndex - 1] * 1_000
      header.duration = Double(reader.count - start) * 8 / bits
    }
    return header
  }
}
