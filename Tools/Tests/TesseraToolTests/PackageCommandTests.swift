import Foundation
import Testing

/// Packages that do not name Tessera.
struct PackageCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.writePackage(
      "Port", targets: ".target(name: \"Port\"), .executableTarget(name: \"PortApp\", dependencies: [\"Port\"])",
      [
        "Sources/Port/Ship.swift": """
        import SwiftUI

        public struct Ship: View {
          let name = "Gull"
          public init() {}
          public var body: some View { Text(Names.title(name)) }
        }
        #Preview("Ship", traits: .fixedLayout(width: 50, height: 20)) { Ship() }

        """,
        "Sources/Port/Names.swift": """
        import SwiftUI

        enum Names {
          static func title(_ name: String) -> String { name + place }
        #if os(iOS)
          static let place = " on a phone"
        #elseif os(macOS)
          static let place = " on a desk"
        #else
          static let place = " at sea"
        #endif
        }
        struct Names_Previews: PreviewProvider {
          static var previews: some View { Color.red.frame(width: 4, height: 4) }
        }

        """,
        "Sources/PortApp/PortApp.swift": """
        import Port
        import SwiftUI

        @main struct PortApp: App {
          var body: some Scene { WindowGroup { Ship() } }
        }
        #Preview("Ship", traits: .fixedLayout(width: 60, height: 30)) { Ship() }

        """,
      ])
  }

  private func run(_ arguments: String..., tapping text: String) throws -> Workshop.Run {
    try workshop.write("tap \"\(text)\"\n", to: "script.txt")
    return try workshop.run(
      arguments, environment: ["TESSERA_SCRIPT": workshop.folder.appendingPathComponent("script.txt").path])
  }

  @Test("A package is run with the library of the tool, as the platform that is asked for")
  func platforms() throws {
    let plain = try run("run", "Port", tapping: "Gull at sea")
    #expect(plain.status == 0, "\(plain.errors)")
    let phone = try run("run", "Port", "--platform", "ios", tapping: "Gull on a phone")
    #expect(phone.status == 0, "\(phone.errors)")
    try workshop.write("{\"platform\": \"macos\"}", to: "Port/.tessera.json")
    let desk = try run("run", "Port", tapping: "Gull on a desk")
    #expect(desk.status == 0, "\(desk.errors)")
    let chosen = try run("run", "Port", "--platform", "linux", tapping: "Gull at sea")
    #expect(chosen.status == 0, "\(chosen.errors)")
  }

  @Test("A package that imports a module of one platform is taken for one of that platform (J485)")
  func importedPlatform() throws {
    try workshop.write(
      "import AppKit\n@MainActor let pointer: NSCursor = .arrow\n", to: "Port/Sources/Port/Pointer.swift")
    let desk = try run("run", "Port", tapping: "Gull on a desk")
    #expect(desk.status == 0, "\(desk.errors)")
    try workshop.write("#if canImport(AppKit)\nimport AppKit\n#endif\n", to: "Port/Sources/Port/Pointer.swift")
    let plain = try run("run", "Port", tapping: "Gull at sea")
    #expect(plain.status == 0, "\(plain.errors)")
  }

  @Test(
    "Settings of a package that make no sense are an error with the file's name",
    arguments: [
      ("[]", "holds no JSON object"), ("{\"platfrm\": 1}", "did you mean \"platform\"?"),
      ("{\"platform\": \"amiga\"}", "platform is one of"),
    ])
  func settings(text: String, problem: String) throws {
    try workshop.write(text, to: "Port/.tessera.json")
    let run = try workshop.run("build", "Port")
    #expect(run.status == 1)
    #expect(run.errors.contains("/.tessera.json"))
    #expect(run.errors.contains(problem))
  }

  @Test("Files with code for several platforms and none for this one are named")
  func unanswered() throws {
    try workshop.write(
      "import SwiftUI\n\n#if os(iOS)\nlet a = 1\n#elseif os(macOS)\nlet a = 2\n#endif\n",
      to: "Port/Sources/Port/Odd.swift")
    let run = try workshop.run("build", "Port")
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "warning").count == 2)
    #expect(run.errors.contains("Port/Sources/Port/Odd.swift:3: warning: nothing of this is compiled on Linux"))
    #expect(try workshop.run("build", "Port", "--platform", "macos").errors == "")
  }

  @Test("A program that a package has not is said, with those that it has")
  func product() throws {
    let run = try workshop.run("build", "Port", "--product", "PortAp")
    #expect(run.status == 1)
    #expect(run.errors.contains("has no program \"PortAp\"; it has PortApp; did you mean \"PortApp\"?"))
  }

  @Test("All previews of a package are drawn, those of files of one name apart")
  func previews() throws {
    let run = try workshop.run("preview", "Port", "--scale", "1", "--platform", "ios")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try workshop.pictures() == [
        "Ship-Ship.png": "50x20", "Names-1.png": "390x844", "PortApp-Ship.png": "60x30",
      ])
  }

  @Test("A file in a package is compiled with its module, and only its previews are drawn")
  func fileInPackage() throws {
    let run = try workshop.run(["preview", "Sources/Port/Ship.swift", "--scale", "1"], in: "Port")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workshop.pictures(in: "Port/previews") == ["Ship-Ship.png": "50x20"])
    let provider = try workshop.run(["preview", "Sources/Port/Names.swift", "--out", "other"], in: "Port")
    #expect(provider.status == 0, "\(provider.errors)")
    #expect(try workshop.pictures(in: "Port/other").count == 1)
  }

  @Test("A crash in one file of a package leaves the previews of the others")
  func crash() throws {
    try workshop.write(
      "import SwiftUI\n\nfunc sink() -> String { fatalError(\"leak\") }\n#Preview(\"Sunk\") { Text(sink()) }\n",
      to: "Port/Sources/Port/Wreck.swift")
    let run = try workshop.run("preview", "Port")
    #expect(run.status == 1)
    #expect(run.errors.contains("Wreck.swift:3:"), "\(run.errors)")
    #expect(run.errors.contains("while the preview \"Sunk\""))
    #expect(try workshop.pictures().count == 3)
  }

  @Test("A module that does not compile leaves the previews of the others")
  func brokenModule() throws {
    try workshop.write(
      "import SwiftUI\nlet wrong: Int = \"\"\n#Preview { Text(wrong) }\n", to: "Port/Sources/PortApp/Bad.swift")
    let run = try workshop.run("preview", "Port")
    #expect(run.status == 1)
    #expect(run.errors.contains("Port/Sources/PortApp/Bad.swift:2:18: error:"))
    #expect(run.errors.contains("the module PortApp does not compile"))
    #expect(try workshop.pictures().keys.sorted() == ["Names-1.png", "Ship-Ship.png"])
  }

  @Test("A folder in a package is compiled with its module, and only its previews are drawn")
  func folderInPackage() throws {
    try workshop.write("import SwiftUI\n#Preview(\"Deep\") { Ship() }\n", to: "Port/Sources/Port/Deep/Deep.swift")
    let run = try workshop.run(["preview", "Sources/Port/Deep"], in: "Port")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workshop.pictures(in: "Port/previews").keys.sorted() == ["Deep-Deep.png"])
  }

  @Test("A folder of files is one module")
  func folderOfFiles() throws {
    try workshop.write("import SwiftUI\n#Preview(\"Two\") { Text(word) }\n", to: "loose/A.swift")
    try workshop.write("let word = \"two\"\n", to: "loose/deep/B.swift")
    let run = try workshop.run("preview", "loose")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workshop.pictures().keys.sorted() == ["loose-Two.png"])
    #expect(try workshop.run("profile", "loose").status == 0)
  }

  @Test("The program of a package is profiled; without a path, that of the current folder")
  func profile() throws {
    let run = try workshop.run(["profile"], in: "Port")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("PortApp: "))
  }

  @Test("A package that names Tessera sees the modules of another platform that it is taken for")
  func ownTesseraAndPlatform() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    try workshop.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Named", dependencies: [.package(name: "Tessera", path: \(root.path.debugDescription))],
        targets: [.executableTarget(name: "Named", dependencies: [.product(name: "SwiftUI", package: "Tessera")])])

      """, to: "Named/Package.swift")
    try workshop.write(
      """
      import SwiftUI
      import UIKit
      import os

      @main struct NamedApp: App {
        var body: some Scene { WindowGroup { Text(UIDevice.current.model) } }
      }

      """, to: "Named/Sources/Named/NamedApp.swift")
    let run = try workshop.run("build", "Named", "--platform", "ios")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("The picture of a program waits for its tasks, or is taken at the moment that is chosen")
  func moment() throws {
    try workshop.writePackage(
      "Slow", targets: ".executableTarget(name: \"Slow\")",
      [
        "Sources/Slow/Slow.swift": """
        import SwiftUI

        @main struct Slow: App {
          @State private var text = "loading"
          var body: some Scene {
            WindowGroup {
              Text(text).task {
                guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
                text = "loaded"
                print("loaded")
              }
            }
          }
        }

        """
      ])
    let pictures = ["TESSERA_PICTURES": workshop.folder.appendingPathComponent("pictures").path]
    let patient = try workshop.run(["run", "Slow"], environment: pictures)
    #expect(patient.status == 0, "\(patient.errors)")
    #expect(patient.output == "loaded\n")
    let early = try workshop.run(["run", "Slow", "--at", "0"], environment: pictures)
    #expect(early.status == 0, "\(early.errors)")
    #expect(early.output == "")
    #expect(try workshop.pictures(in: "pictures") == ["Slow.png": "780x1688"])
  }

  @Test("What a program measures by signposts is in its recording")
  func signposts() throws {
    try workshop.writePackage(
      "Post", targets: ".executableTarget(name: \"Post\")",
      [
        "Sources/Post/Post.swift": """
        import OSLog
        import SwiftUI

        @main struct Post: App {
          private let posts = OSSignposter(subsystem: "org.example.post", category: "test")
          var body: some Scene {
            WindowGroup {
              Text("post").onAppear {
                posts.withIntervalSignpost("sorting") {}
                posts.emitEvent("delivered", "\\(3) letters")
              }
            }
          }
        }

        """
      ])
    try workshop.write("", to: "script.txt")
    let trace = workshop.folder.appendingPathComponent("trace.json")
    let run = try workshop.run(
      ["run", "Post", "--platform", "ios"],
      environment: [
        "TESSERA_SCRIPT": workshop.folder.appendingPathComponent("script.txt").path, "TESSERA_TRACE": trace.path,
      ])
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: trace, encoding: .utf8)
    #expect(text.contains("{\"name\":\"sorting\",\"cat\":\"signpost\",\"ph\":\"X\""))
    #expect(text.contains("{\"name\":\"delivered: 3 letters\",\"cat\":\"signpost\""))
  }
}
