import Foundation

/// What a page writes into the console of its browser: a line for each case that it measured, and one that says that it is done.
public struct PageConsole {
  private struct Line: Decodable {
    var name: String
    var layout: Double
    var frame: Double
  }

  /// By the names of the cases.
  public private(set) var figures: [String: PageFigure] = [:]
  public private(set) var isComplete = false
  private var rest = Data()

  public init() {}

  /// Takes what came next; the last line of it may be a part of one.
  public mutating func read(_ data: Data) {
    rest.append(data)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      read(line: String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
  }

  /// The browser writes `[...:CONSOLE...] "case {...}", source: ...` and much else.
  private mutating func read(line: String) {
    guard line.contains("CONSOLE") else { return }
    if line.contains("\"end\"") { isComplete = true }
    guard let start = line.range(of: "\"case "), let end = line.range(of: "}", options: .backwards),
      start.upperBound < end.upperBound,
      let measured = try? JSONDecoder().decode(Line.self, from: Data(line[start.upperBound..<end.upperBound].utf8))
    else { return }
    figures[measured.name] = PageFigure(layout: measured.layout, frame: measured.frame)
  }
}
