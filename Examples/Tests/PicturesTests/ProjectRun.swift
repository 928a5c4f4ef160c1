import Foundation
import SwiftUITesting
import Testing

/// `tessera run` of an Xcode project where there is no display: the picture of its first screen.
struct ProjectRun {
  /// Where all packages of the repository are built.
  private static let place = ProjectSubject.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build")
  private static let tool = place.appendingPathComponent("debug/tessera")
  /// What was built stays, so that only the first run takes its time.
  private static let cache = place.appendingPathComponent("projects")

  let project: URL
  let appearance: Appearance

  /// Builds and draws the project.
  ///
  /// Language, time zone and settings are not those of the machine.
  func picture() throws -> Snapshot {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.tool.path),
      "The tool is missing: swift build --package-path Tools --scratch-path .build")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = folder.appendingPathComponent("messages.txt")
    let status = try run(["run", project.path, "--scale", "1"], picturesIn: folder, messages)
    let said = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
    try #require(status == 0, "\(project.path) cannot be shown: \(said)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let picture = try #require(files.first { $0.pathExtension == "png" }, "\(said)")
    return try #require(Snapshot(pngData: Data(contentsOf: picture), scale: 1))
  }

  /// Draws a preview of a file of the project, after a script was played, if there is one (docs/script-format.md).
  func picture(ofPreview name: String, in file: String, script: String? = nil) throws -> Snapshot {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = [
      "preview", project.appendingPathComponent(file).path, "--scale", "1", "--out", folder.path,
    ]
    if let script {
      let place = folder.appendingPathComponent("script.txt")
      try Data(script.utf8).write(to: place)
      arguments += ["--script", place.path]
    }
    let messages = folder.appendingPathComponent("messages.txt")
    let status = try run(arguments, picturesIn: folder, messages)
    let said = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
    try #require(status == 0, "\(file) cannot be shown: \(said)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let picture = try #require(files.first { $0.lastPathComponent.hasSuffix("-\(name).png") }, "\(said)")
    return try #require(Snapshot(pngData: Data(contentsOf: picture), scale: 1))
  }

  private func run(_ arguments: [String], picturesIn folder: URL, _ messages: URL) throws -> Int32 {
    try Data().write(to: messages)
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments + (appearance == .dark ? ["--dark"] : [])
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TESSERA_") }
    process.environment = environment.merging([
      "DISPLAY": "", "WAYLAND_DISPLAY": "", "LC_ALL": "en_US.UTF-8", "LANGUAGE": "", "TZ": "UTC",
      "XDG_CACHE_HOME": Self.cache.path, "XDG_CONFIG_HOME": folder.path, "TESSERA_PICTURES": folder.path,
    ]) { $1 }
    let output = try FileHandle(forWritingTo: messages)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
