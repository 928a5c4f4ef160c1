import Foundation

/// What a program wrote before it crashed, with the stack cut down to what its author can do something about.
///
/// The Swift runtime writes all frames, most of which are the library's and the runtime's own.
struct CrashReport {
  /// How many of the innermost frames of any code are shown, and how many of the user's.
  private static let mostFrames = (innermost: 4, own: 12)

  /// How the runtime is asked to write the stack, by the variable `SWIFT_BACKTRACE`: all frames that may matter, the
  /// innermost first, and nothing else.
  static let settings =
    "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=400,top=0,timeout=5s"

  /// What is to be shown.
  let output: Data
  /// Where the user's code was, as ` at FILE:LINE:COLUMN, in FUNCTION`; empty if it had no part in the crash, or if
  /// there was no crash.
  let place: String

  /// - Parameters:
  ///   - output: what the program wrote.
  ///   - source: the user's file, or the folder that the user's files are in, as the user wrote it.
  init(_ output: Data, source: String) {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { $0.hasPrefix(Self.beginning) }) else {
      self.output = output
      place = ""
      return
    }
    let path = URL(fileURLWithPath: source).standardizedFileURL.resolvingSymlinksInPath().path
    var shown: [Substring] = []
    var place: String?
    var counts = (all: 0, own: 0)
    for line in lines {
      guard let frame = Frame(line, of: path) else {
        // The runtime marks with dots what it has left out itself.
        if line != "...", !line.hasPrefix(Self.ending) { shown.append(line) }
        continue
      }
      let isOwn = frame.isInside(path)
      counts.all += 1
      if isOwn { counts.own += 1 }
      if isOwn, place == nil { place = " at \(frame.place(inside: path, shownAs: source)), in \(frame.function)" }
      if isOwn ? counts.own <= Self.mostFrames.own : counts.all <= Self.mostFrames.innermost {
        shown.append(line)
      } else if shown.last != Self.gap {
        shown.append(Self.gap)
      }
    }
    self.output = Data(shown.joined(separator: "\n").utf8)
    self.place = place ?? ""
  }

  private static let beginning = "*** Program crashed"
  private static let ending = "Backtrace took "
  private static let gap: Substring = "     ..."

  /// A line such as ` 3 [ra] 0x00007f00641357c1 Names.name(_:) + 64 in preview.so at /path/Crash.swift:12:10`.
  private struct Frame {
    private(set) var function: String
    /// The path of the file; empty if nothing is known of it.
    private var file: String
    /// `:LINE:COLUMN`.
    private var position: String

    init?(_ line: Substring, of program: String) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].allSatisfy(\.isNumber), let address = line.firstRange(of: " 0x") else {
        return nil
      }
      let text = line[address.upperBound...].drop { $0 != " " }.dropFirst()
      let image = text.firstRange(of: " in ", from: text.lastRange(of: " + ")?.upperBound)
      function = String(text.lastRange(of: " + ").map { text[..<$0.lowerBound] } ?? text)
      let place = image.flatMap { image in text[image.upperBound...].firstRange(of: " at ") }
      let end = place.map { text[$0.upperBound...] } ?? ""
      let slash = end.lastIndex(of: "/") ?? end.startIndex
      let colon = end[slash...].firstIndex(of: ":") ?? end.endIndex
      file = String(end[..<colon])
      position = String(end[colon...])
      if let macro = ExpandedMacro(path: file, of: program) { show(macro) }
    }

    /// Replaces generated names by those that the user wrote.
    private mutating func show(_ macro: ExpandedMacro) {
      let line = position.split(separator: ":").first.flatMap { Int($0) } ?? 0
      function = "a macro's code"
      file = macro.source
      position = ":\(macro.originalLine(of: line))"
    }

    func isInside(_ path: String) -> Bool {
      file == path || (file.hasPrefix(path + "/") && !file.hasPrefix(path + "/.build/"))
    }

    func place(inside path: String, shownAs source: String) -> String {
      source + file.dropFirst(path.count) + position
    }
  }
}

extension Substring {
  fileprivate func firstRange(of text: String, from start: Index?) -> Range<Index>? {
    self[(start ?? startIndex)...].firstRange(of: text)
  }

  fileprivate func lastRange(of text: String) -> Range<Index>? {
    range(of: text, options: .backwards)
  }
}
