import Foundation
import SwiftData

/// The library as its first version kept it: books with the names of their writers.
public enum LibraryVersion1: VersionedSchema {
  public static var models: [any PersistentModel.Type] { [Book.self] }
  public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  public final class Book {
    public var title: String
    public var year: Int
    public var writer: String
    public var hasBeenRead = false

    public init(title: String, year: Int, writer: String) {
      self.title = title
      self.year = year
      self.writer = writer
    }
  }
}
