import Foundation
@_spi(TesseraTools) import TesseraHeadless

/// What times and allocations depend on besides this repository.
enum Versions {
  /// What the system says of the first processor: the name alone can be that of many.
  static var processor: String {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return "unknown processor" }
    let first = text.split(separator: "\n\n").first ?? ""
    let values = ["model name", "cpu family", "model", "stepping"].compactMap { key in
      first.split(separator: "\n").lazy.map { $0.split(separator: ":", maxSplits: 1) }
        .first { $0.first?.trimmingCharacters(in: .whitespaces) == key }?.last?.trimmingCharacters(in: .whitespaces)
    }
    return values.isEmpty ? "unknown processor" : values.joined(separator: " ")
  }

  /// The compiler, whose library is part of every program, and the libraries that draw.
  @MainActor static var current: [String] { [compiler] + DrawingLibraries.versions }

  /// What the compiler in PATH says of itself: a program does not know what compiled it.
  private static var compiler: String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "Swift of unknown version" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let version = text.firstMatch(of: /Swift version ([0-9.]+)/)?.1
    return "Swift \(version ?? "of unknown version")"
  }
}
