import Foundation

/// A trial as a file.
enum TrialFile {
  static func read(_ path: String) -> Trial? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return FileManager.default.contents(atPath: path).flatMap { try? decoder.decode(Trial.self, from: $0) }
  }

  static func write(_ trial: Trial, to path: String) {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(trial) else { return }
    _ = FileManager.default.createFile(atPath: path, contents: data)
  }
}
