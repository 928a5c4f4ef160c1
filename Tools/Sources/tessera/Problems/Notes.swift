import Foundation
import Synchronization

/// Lines about a source that are shown once, and again only if they have changed.
final class Notes: Sendable {
  private let shown: Mutex<[String]>
  /// Keeps them from one run of the tool to the next; nil if they are not kept.
  private let file: URL?

  init(file: URL? = nil) {
    self.file = file
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    shown = Mutex(text.isEmpty ? [] : text.components(separatedBy: "\n"))
  }

  func show(_ lines: [String]) {
    let isNew = shown.withLock { shown in
      defer { shown = lines }
      return shown != lines
    }
    guard isNew else { return }
    for line in lines { Console.printError(line) }
    if let file { try? Data(lines.joined(separator: "\n").utf8).write(to: file) }
  }
}
