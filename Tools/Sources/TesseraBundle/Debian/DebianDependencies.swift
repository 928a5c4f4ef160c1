import Foundation

/// The packages of Debian that libraries belong to, and the versions that are needed, as the database of installed packages
/// has them in its files `.symbols` and `.shlibs`.
public struct DebianDependencies {
  /// What is known of a library.
  private struct Library {
    /// Packages with `#MINVER#` where their version belongs.
    var template: String
    /// The versions since which names are there.
    var versions: [String: DebianVersion] = [:]
  }

  private let libraries: [String: Library]

  /// - Parameter database: the folder of the files, `/var/lib/dpkg/info` where there is one.
  public init(database: URL) {
    let files = (try? FileManager.default.contentsOfDirectory(at: database, includingPropertiesForKeys: nil)) ?? []
    let sorted = files.sorted { $0.path < $1.path }
    var libraries: [String: Library] = [:]
    for file in sorted where file.pathExtension == "shlibs" {
      for (name, library) in Self.shlibs(Self.lines(of: file)) { libraries[name] = library }
    }
    // They are more exact.
    for file in sorted where file.pathExtension == "symbols" {
      for (name, library) in Self.symbols(Self.lines(of: file)) { libraries[name] = library }
    }
    self.libraries = libraries
  }

  /// The packages that libraries belong to, as the field `Depends` has them.
  ///
  /// - Parameters:
  ///   - names: of libraries, such as `libgtk-4.so.1`.
  ///   - symbols: the names that are taken from them.
  /// - Returns: sorted packages, and the libraries that belong to none.
  public func packages(
    ofLibraries names: Set<String>, using symbols: Set<String>
  ) -> (packages: [String], unknown: [String]) {
    var versions: [String: DebianVersion?] = [:]
    var unknown: [String] = []
    for name in names.sorted() {
      guard let library = libraries[name] else {
        unknown.append(name)
        continue
      }
      let needed = symbols.compactMap { library.versions[$0] }.max()
      let package = library.template
      if let known = versions[package] {
        versions[package] = .some([known, needed].compactMap { $0 }.max())
      } else {
        versions[package] = .some(needed)
      }
    }
    let packages = versions.map { template, version in
      template.replacing(" #MINVER#", with: version.map { " (>= \($0.text))" } ?? "")
        .replacing("#MINVER#", with: version.map { "(>= \($0.text))" } ?? "").trimmingCharacters(in: .whitespaces)
    }
    return (Self.strictest(packages), unknown)
  }

  /// Of several versions of one package, the newest.
  private static func strictest(_ packages: [String]) -> [String] {
    var byName: [String: String] = [:]
    for package in packages.sorted() {
      let name = String(package.prefix { $0 != " " })
      let isNewer = byName[name].map { version(in: $0) < version(in: package) } ?? true
      if isNewer { byName[name] = package }
    }
    return byName.values.sorted()
  }

  private static func version(in package: String) -> DebianVersion {
    DebianVersion(package.firstMatch(of: /\(>= ([^)]*)\)/).map { String($0.output.1) } ?? "~")
  }

  private static func lines(of file: URL) -> [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// Lines such as `libgtk-4 1 libgtk-4-1 (>= 4.8.3+ds)`, with or without a kind of packages before them.
  private static func shlibs(_ lines: [String]) -> [(String, Library)] {
    lines.flatMap { line -> [(String, Library)] in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, !words[0].hasSuffix(":"), !words[0].hasPrefix("#") else { return [] }
      let library = Library(template: words[2])
      return [("\(words[0]).so.\(words[1])", library), ("\(words[0])-\(words[1]).so", library)]
    }
  }

  /// A line with the name of a library and its package, and below it names with the versions since which they are there.
  private static func symbols(_ lines: [String]) -> [(String, Library)] {
    var found: [(String, Library)] = []
    for line in lines {
      if let first = line.first, !" |*#".contains(first) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2 { found.append((words[0], Library(template: words[1]))) }
      } else if line.hasPrefix(" "), let last = found.indices.last {
        let words = line.split(separator: " ")
        guard words.count >= 2, let symbol = words[0].split(separator: ")").last?.split(separator: "@").first else {
          continue
        }
        let version = DebianVersion(String(words[1]))
        let name = String(symbol)
        found[last].1.versions[name] = found[last].1.versions[name].map { max($0, version) } ?? version
      }
    }
    return found
  }
}
