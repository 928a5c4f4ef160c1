import Foundation
import Testing

@testable import TesseraLint

/// Files.
final class FileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera lint \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static let trap = "struct V: View {\n  @ObservedObject var m = M()\n  var body: some View { Text(m.t) }\n}\n"

  @Test func foldersAreSearchedAndBuildFoldersAreNot() throws {
    try write(Self.trap, to: "A/B/C.swift")
    try write(Self.trap, to: ".build/C.swift")
    try write(Self.trap, to: "Pods/C.swift")
    try write(Self.trap, to: "A/notes.txt")
    let review = try Review(paths: [folder.path])
    #expect(review.findings.map(\.path) == [folder.path + "/A/B/C.swift"])
    #expect(review.notes == [])
  }

  @Test func linksInACircleEnd() throws {
    try write(Self.trap, to: "A/C.swift")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("A/loop"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("A/nowhere.swift"), withDestinationURL: folder.appendingPathComponent("gone"))
    let review = try Review(paths: [folder.path])
    #expect(review.findings.count == 1)
    #expect(review.notes.count == 2)
  }

  @Test func binaryHugeAndForeignFilesAreSkippedAndTold() throws {
    try Data([0x73, 0, 0xff]).write(to: folder.appendingPathComponent("binary.swift"))
    try Data([0x2f, 0x2f, 0xff, 0xfe]).write(to: folder.appendingPathComponent("latin.swift"))
    try write(String(repeating: "// long\n", count: 300_000), to: "huge.swift")
    try #require(mkfifo(folder.appendingPathComponent("pipe.swift").path, 0o600) == 0)
    let review = try Review(paths: [folder.path])
    #expect(review.findings == [])
    #expect(review.fileCount == 0)
    #expect(
      review.notes.map { $0.replacing(folder.path + "/", with: "") }.sorted() == [
        "binary.swift: note: skipped: it is a binary file", "huge.swift: note: skipped: it is larger than 2 MB",
        "latin.swift: note: skipped: it is not UTF-8 text", "pipe.swift: note: skipped: it is no regular file",
      ])
  }

  @Test func whatIsMissingIsTold() {
    #expect(throws: Review.MissingPath.self) { try Review(paths: [folder.path + "/none"]) }
  }

  @Test func theNearestConfigurationIsUsed() throws {
    try write(
      #"{"disabledRules": ["owned-observed-object"], "excludedPaths": ["Made", "*.gen.swift"]}"#,
      to: ".tessera-lint.json")
    try write("", to: "A/B/C.swift")
    let configuration = try Configuration(near: folder.appendingPathComponent("A/B").path)
    #expect(configuration.disabledRules == ["owned-observed-object"])
    #expect(configuration.excludes(folder.path + "/Made/A.swift"))
    #expect(configuration.excludes(folder.path + "/A/B/x.gen.swift"))
    #expect(!configuration.excludes(folder.path + "/MadeByHand/A.swift"))
  }

  @Test(arguments: [
    "", "[]", #"{"disabled": []}"#, #"{"disabledRules": "all"}"#, #"{"disabledRules": ["none"]}"#,
    #"{"lazyState": 3.5}"#,
  ])
  func configurationsThatMakeNoSenseAreRefused(text: String) throws {
    try write(text, to: "c.json")
    #expect(throws: Configuration.Mistake.self) { try Configuration(file: folder.path + "/c.json") }
  }

  @Test func fixesChangeNothingElse() throws {
    let text = """
      struct V: View {
        @ObservedObject  var m = M()  // keep
        let b = B()
        @State private var items: [I] = []
        var body: some View {
          List(items, id: \\.self) { i in
            AnyView(Text(i.t).bold())
          }
          .onAppear { Task { items = await load() } }
        }
      }
      @Observable class B { var t = "" }
      struct I: Identifiable, Hashable { let id: Int; var t: String }
      """
    try write(text, to: "V.swift")
    #expect(try Review(paths: [folder.path]).applyFixes() == [folder.path + "/V.swift"])
    #expect(
      try read("V.swift") == """
        struct V: View {
          @StateObject  var m = M()  // keep
          @State var b = B()
          @State private var items: [I] = []
          var body: some View {
            List(items) { i in
              Text(i.t).bold()
            }
            .task { items = await load() }
          }
        }
        @Observable class B { var t = "" }
        struct I: Identifiable, Hashable { let id: Int; var t: String }
        """)
    #expect(try Review(paths: [folder.path]).findings == [])
  }

  @Test func reportsForMachinesAreJSON() throws {
    try write(Self.trap, to: "A b.swift")
    let review = try Review(paths: [folder.path])
    let json =
      try JSONSerialization.jsonObject(
        with: Data(FindingFormat.json.string(for: review, version: "1").utf8)) as? [[String: Any]]
    #expect(json?.count == 1)
    #expect(json?.first?["rule"] as? String == "owned-observed-object")
    #expect(json?.first?["line"] as? Int == 2)
    let sarif =
      try JSONSerialization.jsonObject(
        with: Data(FindingFormat.sarif.string(for: review, version: "1").utf8)) as? [String: Any]
    #expect(sarif?["version"] as? String == "2.1.0")
    let run = (sarif?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [[String: Any]])?.first?["ruleId"] as? String == "owned-observed-object")
  }

  @Test func everyRuleHasAPage() throws {
    let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../docs/lint").standardizedFileURL
    for (id, _) in Review.rules {
      let page = try String(contentsOf: pages.appendingPathComponent("\(id).md"), encoding: .utf8)
      #expect(page.hasPrefix("# `\(id)`"))
    }
  }
}
