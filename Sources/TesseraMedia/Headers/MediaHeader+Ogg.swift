import Foundation

extension MediaHeader {
  /// What one of the streams in a file of Ogg is.
  private enum OggStream {
    /// Samples per second, and samples at the beginning that are not heard.
    case sound(rate: Double, skipped: Double)
    /// Pictures per second; a position's lower bits count from the last whole picture.
    case pictures(rate: Double, shift: UInt64)
  }

  static func ofOgg(_ reader: ByteReader) -> MediaHeader? {
    guard reader.has("OggS", at: 0) else { return nil }
    var header = MediaHeader()
    var streams: [UInt64: OggStream] = [:]
    var offset = 0
    // Pages that begin a stream come first.
    while reader.has("OggS", at: offset), let flags = reader.byte(offset + 5), flags & 2 != 0,
      let serial = reader.little(offset + 14, 4), let page = oggPage(reader, at: offset)
    {
      streams[serial] = stream(reader, at: page.lowerBound, &header)
      offset = page.upperBound
    }
    guard !streams.isEmpty else { return nil }
    header.duration = oggDuration(reader, streams)
    return header
  }

  /// Where the content of a page lies.
  private static func oggPage(_ reader: ByteReader, at offset: Int) -> Range<Int>? {
    guard let segments = reader.byte(offset + 26).map(Int.init) else { return nil }
    var length = 0
    for index in 0..<segments {
      guard let size = reader.byte(offset + 27 + index) else { return nil }
      length += Int(size)
    }
    let start = offset + 27 + segments
    return start..<start + length
  }

  private static func stream(_ reader: ByteReader, at place: Int, _ header: inout MediaHeader) -> OggStream? {
    if reader.has("vorbis", at: place + 1), let channels = reader.byte(place + 11),
      let rate = reader.little(place + 12, 4), rate > 0
    {
      header.setSound(channels: Int(channels), rate: Double(rate))
      return .sound(rate: Double(rate), skipped: 0)
    }
    if reader.has("OpusHead", at: place), let channels = reader.byte(place + 9),
      let skipped = reader.little(place + 10, 2)
    {
      header.setSound(channels: Int(channels), rate: 48_000)
      return .sound(rate: 48_000, skipped: Double(skipped))
    }
    if reader.has("theora", at: place + 1), let width = reader.big(place + 14, 3),
      let height = reader.big(place + 17, 3),
      let pictures = reader.big(place + 22, 4), let seconds = reader.big(place + 26, 4), pictures > 0, seconds > 0,
      let bits = reader.big(place + 40, 2)
    {
      header.videoSize = CGSize(width: Double(width), height: Double(height))
      return .pictures(rate: Double(pictures) / Double(seconds), shift: bits >> 5 & 31)
    }
    return nil
  }

  mutating func setSound(channels: Int, rate: Double) {
    hasAudio = true
    self.channels = channels
    sampleRate = rate
  }

  /// The greatest position that one of the last pages of any stream has. They are looked for in the last megabyte.
  private static func oggDuration(_ reader: ByteReader, _ streams: [UInt64: OggStream]) -> Double? {
    var duration: Double?
    var left = streams
    var offset = reader.count - 27
    while offset >= max(0, reader.count - 1 << 20), !left.isEmpty {
      defer { offset -= 1 }
      guard reader.has("OggS", at: offset), let serial = reader.little(offset + 14, 4), let stream = left[serial],
        let position = reader.little(offset + 6, 8), position < 1 << 62
      else { continue }
      left[serial] = nil
      duration = max(duration ?? 0, seconds(position, stream))
    }
    return duration
  }

  private static func seconds(_ position: UInt64, _ stream: OggStream) -> Double {
    switch stream {
    case .sound(let rate, let skipped): max(0, Double(position) - skipped) / rate
    case .pictures(let rate, let shift): Double(position >> shift + position & (1 << shift - 1)) / rate
    }
  }
}
