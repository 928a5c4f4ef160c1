import Foundation

/// What a project says about how it is to be reviewed: the file `.tessera-lint.json`.
public struct Configuration: Sendable, Equatable {
  public static let fileName = ".tessera-lint.json"

  /// Rules that are not used.
  public var disabledRules: Set<String> = []
  /// Paths that are left out, relative to the file: folders, files, or patterns with `*`.
  public var excludedPaths: [String] = []
  /// Whether the code is built with the package trait `LazyState`, which evaluates defaults of `@State` once.
  public var lazyState = false
  /// The folder that excluded paths are relative to.
  public var folder = "."

  public init() {}

  /// Says why a configuration is not one.
  public struct Mistake: Error {
    public let message: String
  }

  private struct Contents: Decodable {
    var disabledRules: [String]?
    var excludedPaths: [String]?
    var lazyState: Bool?
  }

  /// Reads a file.
  ///
  /// - Throws: `Mistake`.
  public init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Mistake(message: "\(file) cannot be read")
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Mistake(message: "\(file) holds no JSON object")
    }
    let known = ["disabledRules", "excludedPaths", "lazyState"]
    if let unknown = object.keys.sorted().first(where: { !known.contains($0) }) {
      throw Mistake(message: "\(file): there is no setting \"\(unknown)\", only \(known.joined(separator: ", "))")
    }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw Mistake(message: "\(file): disabledRules and excludedPaths are lists of texts, lazyState is true or false")
    }
    disabledRules = Set(contents.disabledRules ?? [])
    excludedPaths = contents.excludedPaths ?? []
    lazyState = contents.lazyState ?? false
    folder = (file as NSString).deletingLastPathComponent
    if folder.isEmpty { folder = "." }
    let rules = Set(Rules.all.map(\.id))
    if let unknown = disabledRules.subtracting(rules).min() {
      throw Mistake(message: "\(file): there is no rule \"\(unknown)\"; tessera lint --list names them")
    }
  }

  /// The configuration of a folder: that in it or in the nearest folder around it.
  ///
  /// - Throws: `Mistake`.
  public init(near path: String) throws {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(Self.fileName).path
      if FileManager.default.fileExists(atPath: file) {
        try self.init(file: file)
        return
      }
      guard folder.path != "/", folder.pathComponents.count > 1 else { break }
      folder.deleteLastPathComponent()
    }
    self.init()
  }

  /// Whether a path is left out.
  func excludes(_ path: String) -> Bool {
    guard !excludedPaths.isEmpty else { return false }
    let base = URL(fileURLWithPath: folder).standardizedFileURL.path
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    guard full.hasPrefix(base + "/") else { return false }
    let relative = String(full.dropFirst(base.count + 1))
    return excludedPaths.contains { pattern in
      let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      return relative == pattern || relative.hasPrefix(pattern + "/") || fnmatch(pattern, relative, 0) == 0
        || fnmatch(pattern, (relative as NSString).lastPathComponent, 0) == 0
    }
  }
}
