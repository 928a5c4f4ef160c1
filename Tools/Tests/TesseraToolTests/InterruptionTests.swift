import Foundation
import Testing

/// What signals leave behind.
///
/// Nothing is awaited here: a test that is suspended goes on when all others have begun, which can be after minutes.
struct InterruptionTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  private static let endless = """
    import SwiftUI

    func wait() -> String {
      PREPARE
      try? Data("\\(getpid())\\n".utf8).write(to: URL(fileURLWithPath: "pid"))
      while true { sleep(1) }
    }
    #Preview("Endless") { Text(wait()) }
    """

  /// Whether there is a process. One that has ended may wait for its new parent to reap it.
  private func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  /// Waits for the end of a process that was asked to end.
  private func awaitEnd(of process: Int32) {
    while isRunning(process) { usleep(20_000) }
  }

  @Test(
    "Signals end the tool, the process of the previews and what is unfinished", arguments: [SIGINT, SIGTERM, SIGHUP])
  func previewsEnd(signal: Int32) throws {
    try workshop.write(Self.endless.replacing("PREPARE", with: ""), to: "Loop.swift")
    let running = try workshop.start(["preview", "Loop.swift", "--time-limit", "600"])
    let child = try workshop.number(inFile: "pid", while: running)
    #expect(workshop.drafts() != [])
    kill(running.process.processIdentifier, signal)
    let run = try running.end()
    #expect(run.isSignal)
    #expect(run.status == signal)
    #expect(run.errors == "")
    #expect(workshop.drafts() == [])
    awaitEnd(of: child)
  }

  @Test func previewsThatDoNotWantToEndAreEnded() throws {
    try workshop.write(Self.endless.replacing("PREPARE", with: "signal(SIGTERM, SIG_IGN)"), to: "Loop.swift")
    let running = try workshop.start(["preview", "Loop.swift", "--time-limit", "600"])
    let child = try workshop.number(inFile: "pid", while: running)
    kill(running.process.processIdentifier, SIGTERM)
    #expect(try running.end().isSignal)
    awaitEnd(of: child)
  }

  @Test func compilersEndWithTheirOwnChildren() throws {
    try workshop.write("import SwiftUI", to: "A.swift")
    let path = try workshop.makeProgram("swiftc", "sleep 1000 & echo $! >pid.part; mv pid.part pid; wait")
    let running = try workshop.start(["preview", "A.swift"], environment: ["PATH": path])
    let child = try workshop.number(inFile: "pid", while: running)
    kill(running.process.processIdentifier, SIGINT)
    #expect(try running.end().status == SIGINT)
    #expect(workshop.drafts() == [])
    awaitEnd(of: child)
  }

  @Test func recordingsEndAndLeaveNoFolder() throws {
    try workshop.write(Self.endless.replacing("PREPARE", with: ""), to: "Loop.swift")
    let temporary = workshop.folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let running = try workshop.start(
      ["profile", "Loop.swift", "--time-limit", "600"], environment: ["TMPDIR": temporary.path])
    let child = try workshop.number(inFile: "pid", while: running)
    let names = try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter { $0.hasPrefix("tessera-") }
    let folder = try #require(names.first)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: temporary.appendingPathComponent(folder).path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    kill(running.process.processIdentifier, SIGTERM)
    #expect(try running.end().isSignal)
    awaitEnd(of: child)
    #expect(!FileManager.default.fileExists(atPath: temporary.appendingPathComponent(folder).path))
  }

  @Test func whatAPreviewStartedEndsWithIt() throws {
    try workshop.write(
      """
      import SwiftUI

      func start() -> String {
        system("sleep 1000 & echo $! >pid")
        return "started"
      }
      #Preview { Text(start()) }
      """, to: "Starter.swift")
    let running = try workshop.start(["preview", "Starter.swift", "--size", "10x10"])
    let child = try workshop.number(inFile: "pid", while: running)
    #expect(try running.end().status == 0)
    awaitEnd(of: child)
  }

  @Test("Drafts of a tool that was killed go when the next one makes something")
  func abandonedDraftsGo() throws {
    try workshop.write("import SwiftUI\n#Preview { Text(\"a\") }", to: "A.swift")
    let draft = workshop.folder.appendingPathComponent("cache/tessera/pictures/draft-old")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    try Data().write(to: draft.appendingPathComponent("lock"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: draft.path)
    #expect(try workshop.run("preview", "A.swift", "--size", "10x10").status == 0)
    #expect(workshop.drafts() == [])
  }
}
