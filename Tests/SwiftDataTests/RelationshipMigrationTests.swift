import Foundation
import SwiftData
import Testing

/// Albums and songs, whose relationships have other names and forms in each version.
private enum Named: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Album.self, Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Album {
    var title: String
    @Relationship(inverse: \Song.albums) var songs: [Song] = []
    var guests: [Song] = []
    var best: Song?

    init(title: String) { self.title = title }
  }

  @Model
  final class Song {
    var title: String
    var albums: [Album] = []
    var next: [Song] = []

    init(title: String) { self.title = title }
  }
}

/// The names are sorted the other way round, so that the keys of each pair are as well.
private enum Renamed: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Album.self, Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Album {
    var title: String
    @Relationship(originalName: "songs", inverse: \Song.albums) var tracks: [Song] = []
    @Relationship(originalName: "guests") var visitors: [Song] = []
    @Relationship(originalName: "best") var favorites: [Song] = []

    init(title: String) { self.title = title }
  }

  @Model
  final class Song {
    var title: String
    var albums: [Album] = []
    @Relationship(originalName: "next") var following: [Song] = []

    init(title: String) { self.title = title }
  }
}

/// Both sides have other names, and what had no inverse has one.
private enum Joined: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Album.self, Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Album {
    var title: String
    @Relationship(originalName: "songs", inverse: \Song.a) var z: [Song] = []
    @Relationship(inverse: \Song.guestOn) var guests: [Song] = []

    init(title: String) { self.title = title }
  }

  @Model
  final class Song {
    var title: String
    @Relationship(originalName: "albums") var a: [Album] = []
    var guestOn: [Album] = []

    init(title: String) { self.title = title }
  }
}

/// What had an inverse has none.
private enum Parted: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Album.self, Song.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(4, 0, 0) }

  @Model
  final class Album {
    var title: String

    init(title: String) { self.title = title }
  }

  @Model
  final class Song {
    var title: String
    var albums: [Album] = []
    /// Another class than before: what was there is not of it.
    @Relationship(originalName: "next") var notes: [Album] = []

    init(title: String) { self.title = title }
  }
}

struct RelationshipMigrationTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func open(_ version: any VersionedSchema.Type) throws -> ModelContext {
    let schema = Schema(versionedSchema: version)
    return ModelContext(try ModelContainer(for: schema, configurations: folder.configuration(schema)))
  }

  private func write() throws {
    let context = try open(Named.self)
    let (album, other) = (Named.Album(title: "Red"), Named.Album(title: "Blue"))
    context.insert(album)
    context.insert(other)
    let songs = ["One", "Two", "Three"].map { Named.Song(title: $0) }
    for song in songs { context.insert(song) }
    album.songs = [songs[0], songs[1]]
    other.songs = [songs[1]]
    album.guests = [songs[2]]
    other.best = songs[2]
    songs[0].next = [songs[1], songs[2]]
    try context.save()
  }

  @Test("SD30: Relationships to many keep their objects under other names, and take the object of one to one")
  func renamed() throws {
    try write()
    for _ in 0..<2 {
      let context = try open(Renamed.self)
      let albums = try context.fetch(FetchDescriptor<Renamed.Album>(sortBy: [SortDescriptor(\.title)]))
      #expect(albums.map { Set($0.tracks.map(\.title)) } == [["Two"], ["One", "Two"]])
      #expect(albums.map { Set($0.visitors.map(\.title)) } == [[], ["Three"]])
      #expect(albums.map { Set($0.favorites.map(\.title)) } == [["Three"], []])
      let songs = try context.fetch(FetchDescriptor<Renamed.Song>(sortBy: [SortDescriptor(\.title)]))
      #expect(songs.map { Set($0.albums.map(\.title)) } == [["Red"], [], ["Blue", "Red"]])
      #expect(songs.map { Set($0.following.map(\.title)) } == [["Two", "Three"], [], []])
      let red = #Predicate<Renamed.Song> { song in song.albums.contains { $0.title == "Red" } }
      #expect(try context.fetchCount(FetchDescriptor(predicate: red)) == 2)
    }
  }

  @Test("SD30: Both sides of a relationship may have other names, and one without an inverse may get it")
  func joined() throws {
    try write()
    let context = try open(Joined.self)
    let albums = try context.fetch(FetchDescriptor<Joined.Album>(sortBy: [SortDescriptor(\.title)]))
    #expect(albums.map { Set($0.z.map(\.title)) } == [["Two"], ["One", "Two"]])
    #expect(albums.map { Set($0.guests.map(\.title)) } == [[], ["Three"]])
    let songs = try context.fetch(FetchDescriptor<Joined.Song>(sortBy: [SortDescriptor(\.title)]))
    #expect(songs.map { Set($0.a.map(\.title)) } == [["Red"], [], ["Blue", "Red"]])
    #expect(songs.map { Set($0.guestOn.map(\.title)) } == [[], ["Red"], []])
  }

  @Test("SD30: A relationship that loses its inverse keeps its objects; one to another class begins anew")
  func parted() throws {
    try write()
    let context = try open(Parted.self)
    let songs = try context.fetch(FetchDescriptor<Parted.Song>(sortBy: [SortDescriptor(\.title)]))
    #expect(songs.map { Set($0.albums.map(\.title)) } == [["Red"], [], ["Blue", "Red"]])
    #expect(songs.map(\.notes.count) == [0, 0, 0])
  }
}
