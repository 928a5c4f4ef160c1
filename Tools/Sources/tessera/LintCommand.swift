import Foundation
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
    let paths = try options.paths.flatMap { try files(at: $0, options) ?? [$0] }
    guard options.target == nil || paths != options.paths else {
      throw LintOptions.error("--target is for Xcode projects, and \(options.paths[0]) is none")
    }
    var review = try review(paths, configuration)
    if options.fixes { review = try fix(review, paths, configuration) }
    review.addShaderProblems(
      ShaderFiles.problems(of: options.paths).map { (path: $0.path, line: $0.line, message: $0.message) })
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

  /// The files of the app, if a path leads to a project; nil if not.
  private static func files(at path: String, _ options: LintOptions) throws -> [String]? {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    let isFolder = (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    guard isFolder else { return nil }
    let isProject = ["xcodeproj", "xcworkspace"].contains(folder.pathExtension)
    let location = isProject ? try SourceLocation(path, .lint) : try SourceLocation.directlyFound(in: folder)
    guard case .project(let project) = location else { return nil }
    return try ProjectSources.files(of: project, target: options.target).map(ShownPath.of)
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
