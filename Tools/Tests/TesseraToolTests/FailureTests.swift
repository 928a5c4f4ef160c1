import Foundation
import Testing

@Suite("What goes wrong in previews")
struct FailureTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test func compileErrorsAreShownAsTheCompilerSaysThem() throws {
    try workshop.write("import SwiftUI\n\n#Preview { Text(noSuchThing) }\n", to: "Wrong.swift")
    let run = try workshop.run("preview", "Wrong.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Wrong.swift:3:17: error: cannot find 'noSuchThing' in scope"))
    #expect(try workshop.pictures().isEmpty)
  }

  @Test func filesThatLookLikeOptionsAreCompiled() throws {
    try workshop.write("let a = b", to: "-@o.swift")
    #expect(try workshop.run("preview", "--", "-@o.swift").errors.contains("-@o.swift:1:9: error:"))
  }

  @Test func aFileWithoutPreviewsSaysSo() throws {
    try workshop.write("let number = 1", to: "None.swift")
    let run = try workshop.run("preview", "None.swift")
    #expect(run.status == 0)
    #expect(run.output.contains("None.swift holds no previews"))
  }

  @Test func crashesAreReportedWithWhatWasSaid() throws {
    try workshop.write(
      """
      import SwiftUI

      #Preview("Good") { Text("fine") }
      #Preview("Bad") {
        let names: [String] = []
        Text(names[3])
      }
      """, to: "Crash.swift")
    let run = try workshop.run("preview", "Crash.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Index out of range"))
    #expect(run.errors.contains("the code crashed"))
    #expect(run.errors.contains("\"Bad\""))
    #expect(try workshop.pictures().keys.sorted() == ["Crash-Good.png"])
  }

  @Test func endlessPreviewsAreStopped() throws {
    try workshop.write(
      """
      import SwiftUI

      func wait() -> String { while true {} }
      #Preview("Endless") { Text(wait()) }
      """, to: "Loop.swift")
    let run = try workshop.run("preview", "Loop.swift", "--time-limit", "1")
    #expect(run.status == 1)
    #expect(run.errors.contains("time limit of 1 seconds"))
    #expect(run.errors.contains("\"Endless\""))
  }

  @Test func previewsThatEndTheProcessAreReported() throws {
    try workshop.write(
      """
      import SwiftUI

      func leave() -> String { exit(0) }
      #Preview("Leaving") { Text(leave()) }
      """, to: "Exit.swift")
    let run = try workshop.run("preview", "Exit.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("the code ended the process (exit status 0) while the preview \"Leaving\""))
  }

  @Test func failingModifiersAreReportedAndTheRestIsShown() throws {
    try workshop.write(
      """
      import SwiftUI

      struct Broken: PreviewModifier {
        struct NoData: Error {}
        static func makeSharedContext() async throws -> Int { throw NoData() }
        func body(content: Content, context: Int) -> some View { content }
      }
      #Preview("Without data", traits: .modifier(Broken())) { Text("a") }
      #Preview("Other") { Text("b") }
      """, to: "Modifier.swift")
    let run = try workshop.run("preview", "Modifier.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("the preview \"Without data\" failed: NoData()"))
    #expect(try workshop.pictures().keys.sorted() == ["Modifier-Other.png"])
  }
}
