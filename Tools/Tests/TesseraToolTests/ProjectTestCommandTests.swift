import Foundation
import Testing

/// What commands make of an Xcode project.
struct ProjectTestCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    let project = PlantedProject(
      name: "Ferry",
      targets: [.app("Ferry"), .unitTests("FerryTests", of: "Ferry"), .interfaceTests("FerryUITests", of: "Ferry")])
    try project.write(
      to: workshop,
      [
        "Ferry/FerryApp.swift": """
        import SwiftUI

        @main struct FerryApp: App {
          var body: some Scene { WindowGroup { FerryView() } }
        }

        """,
        "Ferry/FerryView.swift": """
        import SwiftUI

        struct FerryView: View {
          @ObservedObject var line = Line()
          var body: some View { Text(line.title) }
        }
        final class Line: ObservableObject {
          let title: String = {
            let file = Bundle.main.url(forResource: "port", withExtension: "txt")
            return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no port"
          }()
          #if os(iOS)
            let device = "phone"
          #endif
        }
        #Preview("Ferry", traits: .fixedLayout(width: 40, height: 20)) { FerryView() }
        #Preview("Port", traits: .fixedLayout(width: Line().title == "Kiel" ? 70 : 5, height: 20)) { FerryView() }

        """,
        "Ferry/port.txt": "Kiel",
        "FerryTests/LineTests.swift": """
        import Testing
        @testable import Ferry

        @Test func readsItsPort() { #expect(Line().title == "Kiel") }
        @Test func isOnAPhone() { #expect(Line().device == "phone") }

        """,
        "FerryTests/OldTests.swift": """
        import XCTest
        @testable import Ferry

        final class OldTests: XCTestCase {
          func testTitle() { XCTAssertEqual(Line().title, "Kiel") }
        }

        """,
        "FerryUITests/Taps.swift": "this is not Swift\n",
      ])
  }

  @Test("Unit tests are built with their app and run, those of XCTest, too; tests of the user interface are skipped")
  func tests() throws {
    let run = try workshop.run("test", "Ferry")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("Test run with 2 tests"))
    #expect(run.output.contains("Executed 1 test"))
    #expect(run.errors.contains("skipped tests of the user interface") && run.errors.contains("FerryUITests"))
    try workshop.write("Lübeck", to: "Ferry/Ferry/port.txt")
    let failing = try workshop.run(["test", "--filter", "readsItsPort|OldTests"], in: "Ferry")
    #expect(failing.status == 1)
    #expect(failing.output.contains("Ferry/FerryTests/OldTests.swift:5:"), "\(failing.output)")
    #expect(failing.output.contains("Test run with 1 test"))
  }

  @Test("Tests that do not compile are said with the project's own file")
  func problem() throws {
    try workshop.write("let wrong: Int = \"\"\n", to: "Ferry/FerryTests/Wrong.swift")
    let run = try workshop.run("test", "Ferry")
    #expect(run.status == 1)
    #expect(run.errors.contains("Ferry/FerryTests/Wrong.swift:1:18: error:"), "\(run.errors)")
  }

  @Test("Previews of a project are drawn with its resources")
  func previews() throws {
    let run = try workshop.run("preview", "Ferry", "--scale", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workshop.pictures() == ["FerryView-Ferry.png": "40x20", "FerryView-Port.png": "70x20"])
    let file = try workshop.run(["preview", "Ferry/FerryView.swift", "--out", "file"], in: "Ferry")
    #expect(file.status == 0, "\(file.errors)")
    #expect(try workshop.pictures(in: "Ferry/file").count == 2)
  }

  @Test("The files of a project's app are reviewed, and no others")
  func lint() throws {
    try workshop.write(
      "struct V: View {\n  @ObservedObject var m = M()\n  var body: some View { m }\n}\n", to: "Ferry/Scripts/V.swift")
    let run = try workshop.run(["lint"], in: "Ferry")
    #expect(run.status == 1)
    #expect(run.output.contains("Ferry/FerryView.swift:4:"), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors == "")
  }

  @Test("The app of a project is profiled")
  func profile() throws {
    let run = try workshop.run("profile", "Ferry/Ferry.xcodeproj")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("FerryApp: "))
  }

  @Test("Of several apps, one has to be chosen", arguments: ["run", "build", "test", "preview", "profile", "lint"])
  func severalApps(command: String) throws {
    try PlantedProject(name: "Fleet", targets: [.app("Ferry"), .app("Tug")]).write(
      to: workshop, ["Ferry/A.swift": "", "Tug/B.swift": ""])
    let run = try workshop.run(command, "Fleet")
    #expect(run.status == 1)
    #expect(run.errors.contains("choose one with --target: \"Ferry\", \"Tug\""))
    let unknown = try workshop.run(command, "Fleet", "--target", "Tub")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("has no app \"Tub\""))
    #expect(unknown.errors.contains("did you mean \"Tug\"?"))
  }

  @Test("A project of frameworks without an app has its tests run and its files shown")
  func frameworks() throws {
    try PlantedProject(
      name: "Knots",
      targets: [PlantedProject.Target(name: "Knots", type: "framework"), .unitTests("KnotsTests", of: "Knots")]
    ).write(
      to: workshop,
      [
        "Knots/Knot.swift": "import SwiftUI\nlet knots = 7\n#Preview(\"Knot\") { Text(\"\\(knots)\") }\n",
        "KnotsTests/KnotTests.swift":
          "import Testing\n@testable import Knots\n@Test func counts() { #expect(knots == 7) }\n",
      ])
    let run = try workshop.run("test", "Knots")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("Test run with 1 test"))
    let preview = try workshop.run("preview", "Knots/Knots/Knot.swift")
    #expect(preview.status == 0, "\(preview.errors)")
    #expect(try workshop.pictures().keys.sorted() == ["Knot-Knot.png"])
    #expect(try workshop.run("preview", "Knots").errors.contains("has no app that can be built here"))
  }

  @Test("A package and a project without tests say so")
  func noTests() throws {
    try workshop.writePackage("Bare", targets: ".executableTarget(name: \"Bare\")", ["Sources/Bare/main.swift": ""])
    #expect(try workshop.run("test", "Bare").errors.contains("has no tests"))
    try PlantedProject(name: "Tug", targets: [.app("Tug")]).write(to: workshop, ["Tug/B.swift": ""])
    #expect(try workshop.run("test", "Tug").errors.contains("has no unit tests of \"Tug\""))
  }
}
