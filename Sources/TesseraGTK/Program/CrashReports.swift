#if Windows
import Foundation
import TesseraCore

/// The reports on crashes of the program, in the folder `crashes` of its folder for state (J269).
nonisolated struct CrashReports {
  /// How many are kept.
  static let limit = 10
  private static let linesTitle = "\nlines:\n"

  let folder: URL

  /// Those of the running program.
  static var ofProgram: CrashReports {
    CrashReports(
      folder: URL(fileURLWithPath: SettingsPlaces.stateOfProgram, isDirectory: true)
        .appendingPathComponent("crashes", isDirectory: true))
  }

  /// Begins to listen for a crash, and adds lines of the source to the reports of earlier starts a little later.
  ///
  /// Nothing is kept where the variable `SWIFT_BACKTRACE` says what is to be done with crashes.
  static func begin(named name: String) {
    guard ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil else { return }
    let reports = ofProgram
    guard (try? FileManager.default.createDirectory(at: reports.folder, withIntermediateDirectories: true)) != nil
    else {
      return
    }
    // The order of the names is that of the starts.
    let time = Int(Date().timeIntervalSince1970)
    let file = reports.folder.appendingPathComponent("\(time)-\(getpid()).txt")
    CrashRecorder.begin(file.path, title: name)
    Task.detached(priority: .background) {
      try? await Task.sleep(for: .seconds(1))
      reports.prune()
      for url in reports.complete() {
        FileHandle.standardError.write(Data("\(name): it crashed earlier; the report is \(url.path)\n".utf8))
      }
    }
  }

  private var files: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Removes the oldest of too many.
  func prune() {
    for url in files.dropLast(Self.limit) { try? FileManager.default.removeItem(at: url) }
  }

  /// Adds lines of the source to the reports that have none yet.
  ///
  /// - Returns: the reports that were new.
  func complete() -> [URL] {
    files.filter { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8), !text.contains(Self.linesTitle),
        let report = CrashReport(text, written: Self.date(of: url))
      else { return false }
      let lines = report.lines()
      let found = lines.isEmpty ? "There is no debug information, or the program was built anew.\n" : lines
      let new = report.stack + Self.linesTitle + found
      return (try? Data(new.utf8).write(to: url, options: .atomic)) != nil
    }
  }

  private static func date(of url: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}

/// A report as it was written when the program crashed.
nonisolated struct CrashReport {
  /// What it says of the stack.
  let stack: String
  private let maps: Substring
  private let written: Date

  /// nil for a text that is none.
  init?(_ text: String, written: Date) {
    guard let title = text.range(of: CrashRecorder.mapsTitle), text.contains(CrashRecorder.beginning) else {
      return nil
    }
    stack = String(text[..<title.lowerBound])
    maps = text[title.upperBound...]
    self.written = written
  }

  /// The lines of the user's code, the innermost first, one in a line; empty where none can be found.
  func lines() -> String {
    guard let program = Bundle.main.executablePath, let old = Self.base(of: program, in: maps),
      let own = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let new = Self.base(of: program, in: own[...]), isAsItWas(program), let sample = CallSite.stack(limit: 1)
    else { return "" }
    let addresses = addresses.compactMap { $0 >= old ? $0 - old + new : nil }
    let lines = CallSite.lines(ofReturnAddresses: Set(addresses), in: sample)
    var found: [String] = []
    for line in addresses.compactMap({ lines[$0] }) where found.last != line { found.append(line) }
    return found.map { $0 + "\n" }.joined()
  }

  /// The addresses of the stack: lines end with them, as in `program(+0x12) [0x7f0012]`.
  private var addresses: [UInt] {
    stack.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "[0x", options: .backwards), line.hasSuffix("]") else { return nil }
      return UInt(line[start.upperBound...].dropLast(), radix: 16)
    }
  }

  /// Where the first part of a file lies in memory.
  private static func base(of path: String, in maps: Substring) -> UInt? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let line = maps.split(separator: "\n").first { $0.hasSuffix(" \(place)") }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) }
  }

  /// Whether the program was not built anew since.
  private func isAsItWas(_ program: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: program)
    return (attributes?[.modificationDate] as? Date).map { $0 <= written } ?? false
  }
}
#endif
