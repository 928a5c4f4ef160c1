import SwiftData

/// A word that books are found by.
@Model
public final class Tag {
  @Attribute(.unique) public var name: String
  public var books: [Book] = []

  public init(name: String) {
    self.name = name
  }
}
