import Foundation

/// A table of pairs of keys.
package struct PairTable: Codable, Equatable, Sendable {
  package var name: String
  /// The class of the first and of the second key.
  package var first: String
  package var second: String
  /// The relationships whose pairs they are, each as its class and its name with a point between them: that of the first
  /// key, and its inverse if it has one.
  package var sides: [String]
  /// The relationships as they were called in earlier versions; nil if they have the same names.
  package var originalSides: [String]?

  package init(name: String, first: String, second: String, sides: [String], originalSides: [String]? = nil) {
    self.name = name
    self.first = first
    self.second = second
    self.sides = sides
    self.originalSides = originalSides
  }

  // Stores that were written before sides were have the names of the relationships, or of the first one, as the table's.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    first = try container.decode(String.self, forKey: .first)
    second = try container.decode(String.self, forKey: .second)
    sides = try container.decodeIfPresent([String].self, forKey: .sides) ?? name.split(separator: " ").map(String.init)
    originalSides = try container.decodeIfPresent([String].self, forKey: .originalSides)
  }

  /// The names that a side has and had.
  func names(of side: Int) -> [String] {
    [sides[side]] + (originalSides.map { [$0[side]] } ?? [])
  }

  package var creations: [String] {
    [
      "CREATE TABLE \(name.quoted) (first INTEGER, second INTEGER, PRIMARY KEY (first, second)) WITHOUT ROWID",
      "CREATE INDEX \("second \(name)".quoted) ON \(name.quoted) (second)",
    ]
  }
}
