import Foundation

/// A folder of its own in which a test runs the tool.
final class Workshop {
  let folder: URL

  /// What the tool said and did.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
    let duration: Duration
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Runs the tool in the folder, with a cache that nobody else uses.
  func run(_ arguments: String...) throws -> Run {
    try run(arguments)
  }

  /// Runs the tool in the folder, with a cache that nobody else uses and without a display.
  func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    ) { _, new in new }
    let output = try makeFile(".output")
    let errors = try makeFile(".errors")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let duration = try ContinuousClock().measure {
      try process.run()
      process.waitUntilExit()
    }
    return Run(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8), duration: duration)
  }

  private func makeFile(_ name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return file
  }

  /// The sizes in pixels of the PNG files in a folder, by name; empty if there is no folder.
  func pictures(in name: String = "previews") throws -> [String: String] {
    let folder = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, Self.size(ofPNG: try Data(contentsOf: folder.appendingPathComponent(name))))
      })
  }

  /// Width and height are the first two numbers of a PNG file's first chunk.
  private static func size(ofPNG data: Data) -> String {
    func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard data.starts(with: [0x89, 0x50, 0x4e, 0x47]), data.count > 24 else { return "no PNG" }
    return "\(number(at: 16))x\(number(at: 20))"
  }

  /// The tool lies beside the program that runs the tests.
  private static var tool: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("tessera")
  }
}
