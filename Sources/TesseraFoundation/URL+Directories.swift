import Foundation

/// The folders of the user, as `FileManager` knows them (SD32).
nonisolated extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// The folder for what programs keep: `$XDG_DATA_HOME`, or `~/.local/share`.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for what can be made again: `$XDG_CACHE_HOME`, or `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// What the user has downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The user's movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
}
