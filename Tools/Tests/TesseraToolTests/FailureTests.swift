import Foundation
import Testing

/// What goes wrong in previews.
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

  @Test func crashesAreReportedWithTheUsersLineAndTheRestIsShown() throws {
    try workshop.write(
      """
      import SwiftUI

      struct Names: View {
        let names: [String]
        var body: some View { VStack { Text(name(3)) } }
        func name(_ index: Int) -> String {
          names[index]
        }
      }
      struct Odd: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[7].sizeThatFits(.zero)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }

      #Preview("Good") { Text("fine") }
      #Preview("Deep") { Names(names: []) }
      #Preview("Closure") {
        let names: [String] = []
        Text(names[3])
      }
      #Preview("Library") { HStack { Odd { Text("a") } } }
      #Preview("Good") { Text("fine as well") }
      #Preview { Text("fine to the end") }
      """, to: "Crash.swift")
    let run = try workshop.run("preview", "Crash.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Index out of range"))
    let failures = run.errors.split(separator: "\n").filter { $0.contains("the code crashed") }
    try #require(failures.count == 3)
    #expect(failures[0].contains(" at Crash.swift:7:10, in Names.name(_:) while the preview \"Deep\""))
    #expect(failures[1].contains(" at Crash.swift:21, in a macro's code while the preview \"Closure\""))
    #expect(failures[2].contains(" at Crash.swift:12:13, in Odd.sizeThatFits"))
    #expect(try workshop.pictures().keys.sorted() == ["Crash-6.png", "Crash-Good-2.png", "Crash-Good.png"])
    #expect(!run.errors.contains("PreviewRun"), "frames of the library are left out")
  }

  @Test func aViewOfAProviderThatCrashesLeavesTheOthers() throws {
    try workshop.write(
      """
      import SwiftUI

      func crash() -> String { fatalError("gone") }
      struct Old_Previews: PreviewProvider {
        static var previews: some View {
          Color.red.frame(width: 1, height: 1)
          GeometryReader { _ in Text(crash()) }.previewDisplayName("Bad")
          Color.red.frame(width: 2, height: 2)
        }
      }
      """, to: "Old.swift")
    let run = try workshop.run("preview", "Old.swift", "--size", "10x10", "--scale", "1")
    #expect(run.errors.contains("at Old.swift:3:"))
    #expect(run.errors.contains("while the preview \"Bad\""))
    #expect(try workshop.pictures().keys.sorted() == ["Old-1.png", "Old-3.png"])
  }

  @Test func outputIsCutInTheMiddle() throws {
    try workshop.write(
      """
      import SwiftUI

      func talk() -> String {
        print("the first line")
        for number in 0..<2_000_000 { print("line", number) }
        print("the last line")
        return "silent"
      }
      #Preview("Talker") { Text(talk()) }
      """, to: "Talk.swift")
    let run = try workshop.run("preview", "Talk.swift", "--size", "10x10")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("the first line\nline 0\n"))
    #expect(run.errors.hasSuffix("\nline 1999999\nthe last line\n"))
    #expect(run.errors.contains(" bytes of output were left out ..."))
    #expect(run.errors.utf8.count < 300_000)
  }

  @Test func compilersThatDoNotEndAreStopped() throws {
    try workshop.write("import SwiftUI", to: "A.swift")
    let path = try workshop.makeProgram("swiftc", "echo thinking; sleep 1000")
    let run = try workshop.run(["preview", "A.swift", "--compile-limit", "0.5"], environment: ["PATH": path])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("thinking\n"))
    #expect(run.errors.contains("compiling A.swift took longer than 0.5 seconds"))
    #expect(run.errors.contains("--compile-limit"))
    #expect(workshop.drafts() == [])
  }

  @Test("A build that lost a module of the toolchain to another compiler is tried once more")
  func lostModules() throws {
    try workshop.write("@main struct Run { static func main() {} }", to: "Lost/Sources/Lost/Run.swift")
    try workshop.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Lost", targets: [.executableTarget(name: "Lost")])
      """, to: "Lost/Package.swift")
    let lost = "/a/File.swift:1:8: error: failed to build module 'Testing' for importation due to the errors above"
    let path = try workshop.makeProgram(
      "swift",
      """
      if [ "$1" = build ] && ! [ -e tried ]; then echo "\(lost)"; touch tried; exit 1; fi
      exec "\(try swift())" "$@"
      """)
    let run = try workshop.run(["build", "Lost"], environment: ["PATH": path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("tried").path))
  }

  /// Where the compiler of this test is.
  private func swift() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return try #require(
      folders.map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) })
  }

  @Test func endlessPreviewsAreStopped() throws {
    try workshop.write(
      """
      import SwiftUI

      func wait() -> String { while true {} }
      #Preview("Endless") { Text(wait()) }
      #Preview("Brief") { Text("done") }
      """, to: "Loop.swift")
    let run = try workshop.run("preview", "Loop.swift", "--time-limit", "1")
    #expect(run.status == 1)
    #expect(try workshop.pictures().keys.sorted() == ["Loop-Brief.png"])
    #expect(run.errors.contains("time limit of 1 seconds"))
    #expect(run.errors.contains("\"Endless\""))
  }

  @Test func previewsThatEndTheProcessAreReported() throws {
    try workshop.write(
      """
      import SwiftUI

      func leave() -> String { exit(0) }
      #Preview("Leaving") { Text(leave()) }
      #Preview("Staying") { Text("here") }
      """, to: "Exit.swift")
    let run = try workshop.run("preview", "Exit.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("the code ended the process (exit status 0) while the preview \"Leaving\""))
    #expect(try workshop.pictures().keys.sorted() == ["Exit-Staying.png"])
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
