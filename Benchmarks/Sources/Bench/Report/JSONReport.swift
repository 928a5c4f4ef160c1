import Foundation

/// The results for other programs.
enum JSONReport {
  static func text(_ results: [CaseResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(results), as: UTF8.self)
  }
}
