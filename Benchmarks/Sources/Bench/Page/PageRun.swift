import BenchComparison
import Foundation

/// Opens `Benchmarks/Page/lists.html` in Chromium, without a window, and collects what it measures.
struct PageRun {
  /// Seconds for all cases; a page that takes longer is closed.
  private static let patience = 180.0
  private static let programs = ["chromium", "chromium-browser", "google-chrome"]
  private static let page = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }
  .appendingPathComponent("Page/lists.html")

  private let program: URL

  /// Nil if there is no Chromium on the path.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = Self.programs.flatMap { name in folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) } }
    guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    self.program = program
  }

  /// By the names of the cases. Only those whose names contain the filter are measured.
  func figures(filter: String?) throws -> [String: PageFigure] {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    let console = Pipe()
    process.executableURL = program
    process.arguments = arguments(profile, filter)
    process.standardError = console
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: deadline)
    let figures = Self.read(console.fileHandleForReading)
    deadline.cancel()
    process.terminate()
    process.waitUntilExit()
    guard let figures else { throw PageError(message: "Chromium ended before the page had measured all cases.") }
    return figures
  }

  private func arguments(_ profile: URL, _ filter: String?) -> [String] {
    var address = URLComponents(url: Self.page, resolvingAgainstBaseURL: false)
    if let filter { address?.queryItems = [URLQueryItem(name: "filter", value: filter)] }
    var arguments = [
      "--headless", "--disable-gpu", "--disable-frame-rate-limit", "--allow-file-access-from-files",
      "--user-data-dir=\(profile.path)", "--enable-logging=stderr", address?.url?.absoluteString ?? "",
    ]
    // Chromium does not start in its sandbox for the superuser.
    if getuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    return arguments
  }

  /// Reads the page's console until it says that it is done. Nil if it never does.
  private static func read(_ handle: FileHandle) -> [String: PageFigure]? {
    var console = PageConsole()
    while !console.isComplete {
      let data = handle.availableData
      if data.isEmpty { return nil }
      console.read(data)
    }
    return console.figures
  }
}

/// Why the page has no figures.
struct PageError: Error {
  let message: String
}
