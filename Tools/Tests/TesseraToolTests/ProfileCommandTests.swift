import Foundation
import Testing

/// tessera profile.
struct ProfileCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  private static let pager = """
    import SwiftUI

    final class CostlyModel {
      init() { Thread.sleep(forTimeInterval: 0.001) }
    }

    struct Pager: View {
      @State private var page = 0
      var body: some View {
        VStack {
          Text("Page \\(page)")
          Button("Next") { page += 1 }
          Detail()
        }
      }
    }

    struct Detail: View {
      @State private var model = CostlyModel()
      var body: some View { Text("Detail") }
    }

    #Preview("Pager") { Pager() }
    """

  @Test func costlyDefaultsAreReportedWithCountsLineAndFixes() throws {
    try workshop.write(Self.pager, to: "Pager.swift")
    try workshop.write("# thirteen more bodies\ntap \"Next\" x13\n", to: "taps.txt")
    let run = try workshop.run("profile", "Pager.swift", "--script", "taps.txt", "--out", "report")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Detail makes a CostlyModel"))
    #expect(run.output.contains("14 were made, 13 of them thrown away"))
    #expect(run.output.contains("Pager.swift:19: Detail makes"))
    for fix in ["@StateObject", "onAppear or task", "LazyState"] { #expect(run.output.contains(fix)) }
    let report = workshop.folder.appendingPathComponent("report")
    let page = try String(contentsOf: report.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(page.contains("State&lt;Int&gt; Pager.page"))
    let again = try workshop.run("profile", "report/trace.json", "--out", "again")
    #expect(again.status == 0)
    #expect(again.output.contains("14 were made, 13 of them thrown away"))
  }

  @Test func afterTheFixItIsClean() throws {
    let fixed = Self.pager
      .replacingOccurrences(of: "final class CostlyModel {", with: "final class CostlyModel: ObservableObject {")
      .replacingOccurrences(of: "@State private var model", with: "@StateObject private var model")
    try workshop.write(fixed, to: "Fixed.swift")
    try workshop.write("tap \"Next\" x13\n", to: "taps.txt")
    #expect(try workshop.run("profile", "Fixed.swift").status == 0)
    let run = try workshop.run("profile", "Fixed.swift", "--script", "taps.txt")
    #expect(run.status == 0)
    #expect(!run.output.contains("discarded-initial-value"))
  }

  @Test func mistakesInScriptsAreSaidBeforeAnythingIsBuilt() throws {
    try workshop.write("this does not compile", to: "Pager.swift")
    try workshop.write("tap \"Next\"\nhop \"Next\"\n", to: "taps.txt")
    let run = try workshop.run("profile", "Pager.swift", "--script", "taps.txt")
    #expect(run.status == 2)
    #expect(run.errors.contains("taps.txt:2:1: error: there is no action \"hop\""))
  }

  @Test func labelsThatAreNotThereAreSaidWithThoseThatAre() throws {
    try workshop.write(Self.pager, to: "Pager.swift")
    try workshop.write("tap \"Previous\"\n", to: "taps.txt")
    let run = try workshop.run("profile", "Pager.swift", "--script", "taps.txt")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "taps.txt:1: error: there is no element labeled \"Previous\"; there are \"Page 0\", \"Next\""))
  }

  @Test func whatIsNoRecordingIsRefused() throws {
    try workshop.write("{\"traceEvents\": 1}", to: "broken.json")
    let run = try workshop.run("profile", "broken.json")
    #expect(run.status == 1)
    #expect(run.errors.contains("broken.json is no recording"))
    #expect(try workshop.run("profile").status == 2)
    #expect(try workshop.run("profile", "nowhere.swift").status == 2)
  }

  @Test func recordingsAndSheetsArePictures() throws {
    try workshop.write(
      """
      import SwiftUI
      #Preview("Box", traits: .fixedLayout(width: 40, height: 30)) {
        @Previewable @State var isOn = false
        Button("Go") { withAnimation(.linear(duration: 0.3)) { isOn.toggle() } }
          .offset(x: isOn ? 5 : -5)
      }
      """, to: "Box.swift")
    try workshop.write("tap \"Go\"\nwait 400ms\n", to: "go.txt")
    let film = try workshop.run(
      "preview", "Box.swift", "--record", "--script", "go.txt", "--scale", "1", "--out", "film")
    #expect(film.status == 0, "\(film.errors)")
    #expect(try workshop.pictures(in: "film") == ["Box-Box.png": "40x30"])
    let data = try Data(contentsOf: workshop.folder.appendingPathComponent("film/Box-Box.png"))
    #expect(data.range(of: Data("fdAT".utf8)) != nil)
    let sheet = try workshop.run(
      "preview", "Box.swift", "--sheet", "--type-sizes", "small,xxxLarge", "--scale", "1", "--out", "sheet")
    #expect(sheet.status == 0, "\(sheet.errors)")
    let size = try #require(try workshop.pictures(in: "sheet")["Box-Box.png"])
    #expect(size != "40x30")
    #expect(try workshop.run("preview", "Box.swift", "--sheet", "--record").status == 2)
    #expect(try workshop.run("preview", "Box.swift", "--format", "mp4").status == 2)
    #expect(try workshop.run("preview", "Box.swift", "--sheet", "--type-sizes", "huge").status == 2)
  }
}
