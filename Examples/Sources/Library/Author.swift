import SwiftData

/// The name of a writer, and what they wrote; their books go with them.
@Model
public final class Author {
  @Attribute(.unique) public var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) public var books: [Book] = []

  public init(name: String) {
    self.name = name
  }
}
