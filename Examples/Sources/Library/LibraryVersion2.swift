import SwiftData

/// The library as it is: authors and tags are objects.
public enum LibraryVersion2: VersionedSchema {
  public static var models: [any PersistentModel.Type] { [Author.self, Book.self, Tag.self] }
  public static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
}
