import Foundation
import SwiftData

/// A book on the shelf.
@Model
public final class Book {
  public var title: String
  public var year: Int
  public var isRead = false
  public var added: Date
  public var author: Author?

  public init(title: String, year: Int, author: Author? = nil, added: Date = .now) {
    self.title = title
    self.year = year
    self.added = added
    self.author = author
  }
}
