import Foundation

/// What the cases are expected to cost, as the repository keeps it: a file whose lines have one number each.
package struct KeptValues: Codable, Equatable, Sendable {
  /// The processor that the times were measured on.
  package var processor: String
  /// The compiler and the libraries that counted the allocations.
  package var versions: [String]
  package var cases: [String: KeptCase]

  package init(processor: String, versions: [String], cases: [String: KeptCase] = [:]) {
    self.processor = processor
    self.versions = versions
    self.cases = cases
  }

  /// What a file says.
  package init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The contents of the file.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Takes over what was measured, in the place of what was kept of the same cases.
  package mutating func keep(_ measured: [MeasuredCase]) {
    for one in measured { cases[one.name] = KeptCase(one) }
  }
}
