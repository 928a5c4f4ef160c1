import Foundation

extension MediaHeader {
  /// WAV and AIFF: chunks with a name and a size.
  static func ofChunks(_ reader: ByteReader) -> MediaHeader? {
    if reader.has("RIFF", at: 0), reader.has("WAVE", at: 8) { return ofWAV(reader) }
    if reader.has("FORM", at: 0), reader.has("AIFF", at: 8) || reader.has("AIFC", at: 8) { return ofAIFF(reader) }
    return nil
  }

  private static func ofWAV(_ reader: ByteReader) -> MediaHeader? {
    var header = MediaHeader()
    var bytesPerSecond = 0.0
    var offset = 12
    while let size = reader.little(offset + 4, 4).flatMap(ByteReader.place) {
      let content = offset + 8
      if reader.has("fmt ", at: offset), let channels = reader.little(content + 2, 2),
        let rate = reader.little(content + 4, 4), let speed = reader.little(content + 8, 4)
      {
        header.channels = Int(channels)
        header.sampleRate = Double(rate)
        header.hasAudio = channels > 0 && rate > 0
        bytesPerSecond = Double(speed)
      } else if reader.has("data", at: offset) {
        // Files that were cut off claim more than there is.
        let length = min(size, reader.count - content)
        if bytesPerSecond > 0 { header.duration = Double(length) / bytesPerSecond }
        return header
      }
      offset = content + size + size % 2
    }
    return nil
  }

  private static func ofAIFF(_ reader: ByteReader) -> MediaHeader? {
    var offset = 12
    while let size = reader.big(offset + 4, 4).flatMap(ByteReader.place) {
      let content = offset + 8
      if reader.has("COMM", at: offset), let channels = reader.big(content, 2), let frames = reader.big(content + 2, 4),
        let rate = extendedNumber(reader, at: content + 8)
      {
        var header = MediaHeader()
        header.channels = Int(channels)
        header.sampleRate = rate
        header.hasAudio = channels > 0 && rate > 0
        header.duration = Double(frames) / rate
        return header
      }
      offset = content + size + size % 2
    }
    return nil
  }

  /// A floating-point number of 80 bits.
  private static func extendedNumber(_ reader: ByteReader, at offset: Int) -> Double? {
    guard let exponent = reader.big(offset, 2), let digits = reader.big(offset + 2, 8) else { return nil }
    return scalbn(Double(digits), Int(exponent & 0x7fff) - 16_383 - 63)
  }

  /// Core Audio's own format.
  static func ofCAF(_ reader: ByteReader) -> MediaHeader? {
    guard reader.has("caff", at: 0) else { return nil }
    var header = MediaHeader()
    var bytesPerPacket = 0.0
    var framesPerPacket = 0.0
    var offset = 8
    while let size = reader.big(offset + 4, 8) {
      let content = offset + 12
      if reader.has("desc", at: offset), let rate = reader.big(content, 8), let bytes = reader.big(content + 16, 4),
        let frames = reader.big(content + 20, 4), let channels = reader.big(content + 24, 4)
      {
        header.sampleRate = Double(bitPattern: rate)
        header.channels = Int(channels)
        header.hasAudio = header.sampleRate > 0 && channels > 0
        bytesPerPacket = Double(bytes)
        framesPerPacket = Double(frames)
      } else if reader.has("pakt", at: offset), let frames = reader.big(content + 8, 8) {
        header.duration = Double(frames) / header.sampleRate
      } else if reader.has("data", at: offset), bytesPerPacket > 0, header.duration == nil {
        let length = min(Double(size), Double(reader.count - content)) - 4
        header.duration = length / bytesPerPacket * framesPerPacket / header.sampleRate
      }
      guard let length = ByteReader.place(size) else { break }
      offset = content + length
    }
    return header
  }

  static func ofFLAC(_ reader: ByteReader) -> MediaHeader? {
    // The first block tells of the stream: rate, channels, bits and the number of samples share eight bytes.
    guard reader.has("fLaC", at: 0), let figures = reader.big(18, 8) else { return nil }
    var header = MediaHeader()
    header.sampleRate = Double(figures >> 44)
    header.channels = Int(figures >> 41 & 7) + 1
    header.hasAudio = header.sampleRate > 0
    let samples = figures & (1 << 36 - 1)
    if samples > 0 { header.duration = Double(samples) / header.sampleRate }
    return header
  }
}
