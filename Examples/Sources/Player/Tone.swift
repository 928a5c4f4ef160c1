import Foundation

/// A sound that is made of figures: a tone that dies away.
struct Tone: Identifiable, Equatable {
  let id: String
  let symbol: String
  /// Waves in a second, from low to high.
  let frequencies: [Double]
  let seconds: Double

  static let all = [
    Tone(id: "Bell", symbol: "bell.fill", frequencies: [880, 1_760, 2_637], seconds: 2),
    Tone(id: "Chord", symbol: "pianokeys", frequencies: [262, 330, 392], seconds: 3),
    Tone(id: "Drop", symbol: "drop.fill", frequencies: [1_319], seconds: 0.5),
  ]

  private static let rate = 22_050

  /// The sound as a WAV file.
  var file: Data {
    let count = Int(seconds * Double(Self.rate))
    var data = Data("RIFF".utf8)
    func append(_ number: UInt32, bytes: Int) {
      for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(index)))) }
    }
    append(UInt32(36 + count * 2), bytes: 4)
    data.append(contentsOf: Array("WAVEfmt ".utf8))
    append(16, bytes: 4)
    append(1, bytes: 2)
    append(1, bytes: 2)
    append(UInt32(Self.rate), bytes: 4)
    append(UInt32(Self.rate * 2), bytes: 4)
    append(2, bytes: 2)
    append(16, bytes: 2)
    data.append(contentsOf: Array("data".utf8))
    append(UInt32(count * 2), bytes: 4)
    for index in 0..<count { append(UInt32(UInt16(bitPattern: sample(at: index))), bytes: 2) }
    return data
  }

  private func sample(at index: Int) -> Int16 {
    let time = Double(index) / Double(Self.rate)
    let waves = frequencies.reduce(0) { $0 + sin($1 * time * 2 * .pi) } / Double(frequencies.count)
    return Int16(waves * exp(-4 * time / seconds) * 12_000)
  }
}
