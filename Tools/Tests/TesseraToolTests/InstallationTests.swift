import Foundation
import Testing

/// `Tools/checks/installed` tries a whole installation.
struct InstallationTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test("The doctor of a tool that was not installed looks for what a build needs")
  func doctor() throws {
    let run = try workshop.run("doctor")
    #expect(run.output.contains("the development files of Cairo, Pango, GdkPixbuf, GTK 4, libcanberra and SQLite"))
    #expect(run.output.contains("there is no display"))
    #expect(!run.output.contains("Swift SDK"))
    #expect(run.status == (run.output.contains("MISSING") ? 1 : 0))
  }

  @Test(
    "The doctor names a missing compiler and where it is had",
    .disabled(if: FileManager.default.fileExists(atPath: "/usr/bin/swiftc")))
  func doctorWithoutCompiler() throws {
    let run = try workshop.run(["doctor"], environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 1)
    #expect(run.output.contains("MISSING  no Swift compiler (swiftc) is in PATH."))
    #expect(run.output.contains("https://www.swift.org/install/linux/"))
  }

  @Test("A tool that was not installed is not removed")
  func uninstall() throws {
    let run = try workshop.run("uninstall")
    #expect(run.status == 1)
    #expect(run.errors.contains("this tool was not installed"))
  }

  @Test("Foundation brings Combine along, except where a module with the same names is imported")
  func impliedImports() throws {
    let model = "final class Model: ObservableObject { @Published var count = 1 }\n"
    let program = "struct App { static func main() { print(Model().count) } }\n"
    try workshop.writePackage(
      "Plain", targets: ".executableTarget(name: \"Plain\")",
      ["Sources/Plain/App.swift": "import Foundation\n" + model + "@main " + program])
    #expect(try workshop.run("build", "Plain").status == 0)
    try workshop.writePackage(
      "Open",
      targets: ".target(name: \"OpenCombine\"), .executableTarget(name: \"Open\", dependencies: [\"OpenCombine\"])",
      [
        "Sources/OpenCombine/Published.swift": """
        public protocol ObservableObject: AnyObject {}
        @propertyWrapper public struct Published<Value> {
          public var wrappedValue: Value
          public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }

        """, "Sources/Open/App.swift": "import Foundation\nimport OpenCombine\n" + model + "@main " + program,
      ])
    let run = try workshop.run("build", "Open")
    #expect(run.status == 0, "\(run.errors)")
  }
}
