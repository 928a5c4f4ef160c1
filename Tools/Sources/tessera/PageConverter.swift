import Foundation

/// Makes SVG pictures of PDF documents with `pdftocairo`, each only once.
final class PageConverter {
  private static let version = "1"
  private static let pictureFile = "picture.svg"
  /// In seconds.
  private static let timeLimit = 30.0

  private let cache = CacheFolder(kind: "vectors")
  private var saysThatProgramIsMissing = true

  /// The SVG picture of the first page; nil, with a message, if there is none.
  func picture(of page: URL) throws -> Data? {
    let document = try Data(contentsOf: page)
    let key = Data("pdftocairo \(Self.version)\n".utf8) + document
    if let entry = cache.entry(for: key) {
      return try Data(contentsOf: entry.appendingPathComponent(Self.pictureFile))
    }
    guard let program = Toolchain.programInSearchPath("pdftocairo") else {
      if saysThatProgramIsMissing {
        Console.printError(
          "tessera: \(page.lastPathComponent) and other PDF pictures are not shown: pdftocairo was not found. "
            + "It is in Debian's package poppler-utils: sudo apt-get install poppler-utils")
      }
      saysThatProgramIsMissing = false
      return nil
    }
    do {
      let made = try cache.makeEntry(for: key) { try convert(page, with: program, in: $0) }
      return try Data(contentsOf: made.entry.appendingPathComponent(Self.pictureFile))
    } catch let problem as BuildProblem {
      Console.printError("tessera: \(page.lastPathComponent) is not shown: \(problem.text)")
      return nil
    }
  }

  private func convert(_ page: URL, with program: URL, in folder: URL) throws {
    let picture = folder.appendingPathComponent(Self.pictureFile)
    let result = try ChildProcess.run(
      program, ["-svg", "-f", "1", "-l", "1", page.path, picture.path], timeLimit: Self.timeLimit)
    guard result.outcome == .exited(0), let text = try? String(contentsOf: picture, encoding: .utf8) else {
      let said = String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      throw BuildProblem(text: said.isEmpty ? "pdftocairo made no picture of it" : said)
    }
    // A point of the page is one of the picture, as on Apple's platforms.
    let sized = text.replacing(/(width|height)="([0-9.]+)pt"/, maxReplacements: 2) { match in
      "\(match.output.1)=\"\(match.output.2)\""
    }
    try Data(sized.utf8).write(to: picture)
  }
}
