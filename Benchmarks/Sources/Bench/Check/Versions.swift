import Foundation
@_spi(TesseraTools) import TesseraHeadless

/// What allocations depend on besides this repository.
enum Versions {
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
