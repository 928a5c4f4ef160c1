import TesseraLint

/// `tessera lint`: a review of SwiftUI code.
enum LintCommand {
  /// - Throws: `UsageError` if the arguments or the configuration make no sense, `CommandFailure` if there are
  ///   findings.
  static func run(_ arguments: [String]) throws {
    let options = try LintOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.lint) }
    if options.wantsList { return list() }
    let configuration = try readConfiguration(options)
    var review = try review(options.paths, configuration)
    if options.fixes { review = try fix(review, options.paths, configuration) }
    for note in review.notes { Console.printError(note) }
    let output = options.format.string(for: review, version: Version.current)
    if !output.isEmpty { Console.print(output) }
    guard review.findings.isEmpty else { throw CommandFailure.reported }
  }

  private static func list() {
    let width = Review.rules.map(\.id.count).max() ?? 0
    for (id, summary) in Review.rules {
      Console.print(id + String(repeating: " ", count: width - id.count + 2) + summary)
    }
  }

  private static func readConfiguration(_ options: LintOptions) throws -> Configuration {
    do {
      if let file = options.configurationFile { return try Configuration(file: file) }
      return try Configuration(near: options.paths[0])
    } catch let mistake as Configuration.Mistake {
      throw LintOptions.error(mistake.message)
    }
  }

  private static func review(_ paths: [String], _ configuration: Configuration) throws -> Review {
    do {
      return try Review(paths: paths, configuration: configuration)
    } catch let missing as Review.MissingPath {
      throw LintOptions.error("there is no file or folder \(missing.path)")
    }
  }

  /// Mends what can be mended and reviews again what is there then.
  private static func fix(_ review: Review, _ paths: [String], _ configuration: Configuration) throws -> Review {
    let changed: [String]
    do {
      changed = try review.applyFixes()
    } catch {
      throw CommandFailure("a file cannot be written: \(error.localizedDescription)")
    }
    guard !changed.isEmpty else { return review }
    for path in changed { Console.printError("\(path): note: mended") }
    return try self.review(paths, configuration)
  }
}
