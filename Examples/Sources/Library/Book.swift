import Foundation
import SwiftData

/// A book on the shelf.
@Model
public final class Book {
  public var title: String
  public var year: Int
  @Attribute(originalName: "hasBeenRead") public var isRead = false
  public var added: Date = Date.distantPast
  public var author: Author?
  @Relationship(inverse: \Tag.books) public var tags: [Tag] = []

  public init(title: String, year: Int, author: Author? = nil, added: Date = .now) {
    self.title = title
    self.year = year
    self.added = added
    self.author = author
  }
}
