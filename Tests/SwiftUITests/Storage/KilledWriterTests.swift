import Foundation
import Testing

struct KilledWriterTests {
  /// The executable next to that of the tests.
  private var torture: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("SettingsTorture")
  }

  @Test("A writer of settings that is killed 200 times, at any moment, loses nothing that was confirmed")
  func kills() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("torture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = torture
    process.arguments = ["200"]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasPrefix("200 kills, "))
    #expect(text.hasSuffix(" writes, nothing lost\n"))
    // Nothing lies around besides the settings: no damaged files, at most one that was not finished.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("tessera").path)
    #expect(Set(files).subtracting(["torture.settings.new"]) == ["torture.settings"])
  }
}
