import Foundation
import Testing

/// A display without a screen, which ends with its owner.
private final class VirtualDisplay {
  private let process = Process()
  /// Its name, as `DISPLAY` has it.
  let name: String

  static let server = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/Xvfb" }.first(where: FileManager.default.isExecutableFile)

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.server))
    process.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    // It inherits that the threads of tests block signals, and hears of no other one.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

@Suite("Programs that take over changes", .enabled(if: VirtualDisplay.server != nil), .timeLimit(.minutes(10)))
struct ReloadTests {
  private let workshop: Workshop
  private let display: VirtualDisplay

  init() throws {
    workshop = try Workshop()
    display = try VirtualDisplay()
  }

  /// Views that count how often they appeared, and say so; state that is kept goes on counting.
  private static func views(_ version: String, field: String = "") -> String {
    """
    import SwiftUI

    struct Log: Hashable { var count = 0\(field) }
    final class Store: ObservableObject {
      @Published var logs: [Log] = []
      func describe() -> String { "\(version) has \\(logs.count)" }
    }
    struct CountView: View {
      @State private var log = Log()
      @StateObject private var store = Store()
      var body: some View {
        Text("\\(log.count)").onAppear {
          log.count += 1
          store.logs.append(log)
          FileHandle.standardError.write(Data("\(version) \\(log.count), \\(store.describe())\\n".utf8))
        }
      }
    }

    """
  }

  private func wait(for text: String, from run: Workshop.Running) throws {
    var said = ""
    while !said.contains(text) {
      try #require(run.process.isRunning, "\(said)")
      usleep(50_000)
      said = String(decoding: try Data(contentsOf: run.errors), as: UTF8.self)
    }
  }

  private func follow(_ path: String, _ file: String) throws {
    let run = try workshop.start(["run", path], environment: ["DISPLAY": display.name])
    defer { run.process.terminate() }
    try wait(for: "one 1, one has 1\n", from: run)
    try workshop.write(Self.views("second"), to: file)
    try wait(for: "second 2, second has 2\n", from: run)
    try workshop.write(Self.views("the third"), to: file)
    try wait(for: "the third 3, the third has 3\n", from: run)
    try workshop.write(Self.views("last", field: "; var name = \"\""), to: file)
    try wait(for: "CountView.log starts anew", from: run)
    try wait(for: "last 1, last has 1\n", from: run)
  }

  @Test("A package goes on with its state, and says what starts anew")
  func package() throws {
    try workshop.writePackage(
      "Tally", targets: ".executableTarget(name: \"Tally\")",
      [
        "Sources/Tally/TallyApp.swift":
          "import SwiftUI\n@main struct TallyApp: App { var body: some Scene { WindowGroup { CountView() } } }\n",
        "Sources/Tally/CountView.swift": Self.views("one"),
      ])
    try follow("Tally", "Tally/Sources/Tally/CountView.swift")
  }

  @Test("A file goes on with the state of its preview")
  func file() throws {
    let preview = "#Preview { CountView() }\n"
    try workshop.write(Self.views("one") + preview, to: "Tally.swift")
    let run = try workshop.start(["run", "Tally.swift"], environment: ["DISPLAY": display.name])
    defer { run.process.terminate() }
    try wait(for: "one 1, one has 1\n", from: run)
    try workshop.write(Self.views("second") + preview, to: "Tally.swift")
    try wait(for: "second 2, second has 2\n", from: run)
  }

  @Test("An app of a project goes on with its state")
  func project() throws {
    try PlantedProject(name: "Tally", targets: [.app("Tally")]).write(
      to: workshop,
      [
        "Tally/TallyApp.swift":
          "import SwiftUI\n@main struct TallyApp: App { var body: some Scene { WindowGroup { CountView() } } }\n",
        "Tally/CountView.swift": Self.views("one"),
      ])
    try follow("Tally", "Tally/Tally/CountView.swift")
  }
}
