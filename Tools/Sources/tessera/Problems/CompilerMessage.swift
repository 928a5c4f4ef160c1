/// A message of the compiler about a place in a file, with the lines that show the place.
struct CompilerMessage {
  let file: String
  let line: Int
  /// In bytes, from 1.
  let column: Int
  /// `error`, `warning` or `note`.
  let kind: String
  let text: String
  /// All lines, as the compiler wrote them.
  private(set) var lines: [Substring]

  /// - Parameter line: such as `/path/File.swift:3:17: error: cannot find 'x' in scope`; nil if it is none.
  init?(_ line: Substring) {
    // Most lines of a build are none, and the expression takes its time.
    guard [": error: ", ": warning: ", ": note: "].contains(where: line.contains) else { return nil }
    guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/) else { return nil }
    file = String(match.output.1)
    self.line = Int(match.output.2) ?? 0
    column = Int(match.output.3) ?? 0
    kind = String(match.output.4)
    text = String(match.output.5)
    lines = [line]
  }

  /// The place of the macro whose expansion the message is about; nil if it is about a file of the user.
  var originOfMacro: (file: String, line: Int)? {
    guard file.hasPrefix("macro expansion ") else { return nil }
    for line in lines {
      guard let match = line.firstMatch(of: /`- (.+?):(\d+):\d+: note: expanded code originates here/) else { continue }
      return (String(match.output.1), Int(match.output.2) ?? 0)
    }
    return nil
  }

  /// The messages in what a build wrote. Those that are written for several files of a module are there once.
  static func all(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var seen: Set<Substring> = []
    var isInside = false
    for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let message = CompilerMessage(line) {
        isInside = seen.insert(line).inserted
        if isInside { messages.append(message) }
      } else if line.isEmpty || line.hasPrefix("[") || line.hasPrefix("error:") || line.hasPrefix("warning:") {
        isInside = false
      } else if isInside {
        messages[messages.count - 1].lines.append(line)
      }
    }
    return messages
  }
}
