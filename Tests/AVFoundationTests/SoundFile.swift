import Foundation

/// Sounds made of figures.
enum SoundFile {
  /// A tone as a WAV file, with 8,000 samples in a second.
  static func wave(seconds: Double) -> Data {
    let samples = Int(seconds * 8_000)
    var data = Data("RIFF".utf8)
    append(UInt32(36 + samples * 2), to: &data)
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16), to: &data)
    append(UInt16(1), to: &data)
    append(UInt16(1), to: &data)
    append(UInt32(8_000), to: &data)
    append(UInt32(16_000), to: &data)
    append(UInt16(2), to: &data)
    append(UInt16(16), to: &data)
    data.append(contentsOf: Array("data".utf8))
    append(UInt32(samples * 2), to: &data)
    for index in 0..<samples { append(UInt16(bitPattern: Int16(8_000 * sin(Double(index) * 0.3))), to: &data) }
    return data
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  /// A file of its own with a tone.
  static func make(seconds: Double) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).wav")
    try wave(seconds: seconds).write(to: url)
    return url
  }
}
