import Foundation

/// The libraries that a program is bundled with, and those that it expects of the system.
public struct LibraryClosure {
  /// The files of the bundled libraries by the names that they are needed by.
  public private(set) var bundled: [String: URL] = [:]
  /// The names of the system's libraries.
  public private(set) var system: Set<String> = []
  /// The names that the program and its libraries take from others.
  public private(set) var symbols: Set<String> = []

  /// Follows what is needed, as the system does when it starts the program.
  ///
  /// - Parameters:
  ///   - program: the file of the program.
  ///   - loaded: the names of libraries that the program loads while it runs.
  ///   - folders: where the libraries lie that are bundled, the most important one first; others are the system's.
  /// - Throws: `BundleProblem` if one of the files cannot be read.
  public init(of program: URL, loading loaded: [String] = [], from folders: [URL]) throws {
    var waiting = [program]
    let extra = loaded.compactMap { name in Self.find(name, in: folders).map { (name, $0) } }
    for (name, file) in extra {
      bundled[name] = file
      waiting.append(file)
    }
    while let file = waiting.popLast() {
      let object = try SharedObject(file)
      symbols.formUnion(object.undefinedSymbols)
      for name in object.needed where bundled[name] == nil {
        guard let found = Self.find(name, in: folders) else {
          system.insert(name)
          continue
        }
        bundled[name] = found
        waiting.append(found)
      }
    }
  }

  private static func find(_ name: String, in folders: [URL]) -> URL? {
    guard !name.contains("/") else { return nil }
    return folders.lazy.map { $0.appendingPathComponent(name) }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
