import Foundation

/// A review of Swift files: what they do that SwiftUI's users come to feel.
public struct Review: Sendable {
  /// Sorted by path, line and column.
  public private(set) var findings: [Finding] = []
  /// How many files were reviewed.
  public private(set) var fileCount = 0
  /// Remarks on what was left out or not understood, a line each.
  public private(set) var notes: [String] = []
  private var sources: [String: SourceFile] = [:]

  /// Says that there is nothing of a name.
  public struct MissingPath: Error {
    public let path: String
  }

  /// Reviews files and all Swift files in folders.
  ///
  /// - Throws: `MissingPath`.
  public init(paths: [String], configuration: Configuration = Configuration()) throws {
    var finder = SourceFinder(isExcluded: configuration.excludes)
    for path in paths {
      guard finder.add(path) else { throw MissingPath(path: path) }
    }
    var skipped = finder.skipped
    var files: [SourceFile] = []
    for result in SourceReader.read(finder.files) {
      switch result {
      case .parsed(let file): files.append(file)
      case .skipped(let file): skipped.append(file)
      }
    }
    notes = skipped.map { "\($0.path): note: skipped: \($0.reason)" }
    review(files, configuration)
  }

  /// Reviews texts that are not in files, by name.
  public init(texts: [String: String], configuration: Configuration = Configuration()) {
    let files = DeepStack.run { texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) } }
    notes = files.filter(\.isTooDeep).map { "\($0.path): note: skipped: \(SourceFile.tooDeep)" }
    review(files.filter { !$0.isTooDeep }, configuration)
  }

  /// Adds what is wrong with the shaders of a program (J472).
  public mutating func addShaderProblems(_ problems: [(path: String, line: Int, message: String)]) {
    findings += problems.map {
      Finding(
        rule: Finding.unusableShader, path: $0.path, line: $0.line, column: 1, message: $0.message, edits: [],
        lines: $0.line...$0.line)
    }
    findings.sort { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
  }

  private mutating func review(_ files: [SourceFile], _ configuration: Configuration) {
    fileCount = files.count
    sources = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(Rules.all.map(\.id) + [Suppressions.everything])
    for file in files {
      for (line, rule) in file.suppressions.mentions where !known.contains(rule) {
        notes.append("\(file.path):\(line): note: there is no rule \"\(rule)\" to disable")
      }
    }
    findings = DeepStack.run {
      let project = Project(files: files, options: .init(usesLazyState: configuration.lazyState))
      var report = Report()
      for rule in Rules.all where !configuration.disabledRules.contains(rule.id) {
        rule.check(project, into: &report)
      }
      // What the parser made of a file that it did not understand is a guess, and no ground for findings.
      let mistakes = files.flatMap(Self.mistakes)
      let misunderstood = Set(mistakes.map(\.path))
      let findings = mistakes + report.findings.filter { !misunderstood.contains($0.path) }
      return findings.sorted { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    }
  }

  private static func mistakes(in file: SourceFile) -> [Finding] {
    file.mistakes.map {
      Finding(
        rule: Finding.doesNotParse, path: file.path, line: $0.line, column: $0.column, message: $0.message, edits: [],
        lines: $0.line...$0.line)
    }
  }

  /// The rules with a line on what each finds.
  public static var rules: [(id: String, summary: String)] {
    Rules.all.map { ($0.id, $0.summary) }
  }

  /// The text of a file after everything that can be mended mechanically was mended; nil if nothing can.
  public func fixedText(of path: String) -> String? {
    sources[path].flatMap { Fixer(file: $0).text(after: findings.filter { $0.path == path }) }
  }

  /// Mends what can be mended mechanically, in the files.
  ///
  /// - Returns: The paths of the files that were changed.
  /// - Throws: An error of the file system.
  public func applyFixes() throws -> [String] {
    var changed: [String] = []
    for path in Set(findings.filter(\.isFixable).map(\.path)).sorted() {
      guard let text = fixedText(of: path) else { continue }
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let permissions = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions]
      try Data(text.utf8).write(to: target, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
      changed.append(path)
    }
    return changed
  }
}
