import Foundation
import Testing

/// tessera build with files.
struct BuildCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test("A file, or a folder of files, becomes a library, whose path is printed", arguments: ["Bells.swift", "Bells"])
  func library(path: String) throws {
    let view = "import SwiftUI\n\nstruct Bells: View { var body: some View { Text(tone) } }\n"
    let other = "let tone = \"deep\"\n"
    if path.hasSuffix(".swift") {
      try workshop.write(view + other, to: path)
    } else {
      try workshop.write(view, to: "\(path)/Bells.swift")
      try workshop.write(other, to: "\(path)/Tone.swift")
    }
    let run = try workshop.run("build", path)
    #expect(run.status == 0, "\(run.errors)")
    let library = run.output.trimmingCharacters(in: .newlines)
    #expect(FileManager.default.isReadableFile(atPath: library), "\(library)")
    #expect(try workshop.run("build", path).output == run.output)
  }

  @Test("What does not compile is said as the compiler says it")
  func error() throws {
    try workshop.write("let bell: Int = \"\"\n", to: "Bells.swift")
    let run = try workshop.run("build", "Bells.swift")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("Bells.swift:1:17: error:"))
  }

  private static let shaders = """
    #include <metal_stdlib>
    using namespace metal;

    [[ stitchable ]] half4 good(float2 position, half4 color) { return color; }

    [[ stitchable ]] half4 bad(float2 position, half4 color) {
      return colr;
    }
    """

  @Test("J472: shaders that cannot be used are named with their lines, and the program is built all the same")
  func badShaders() throws {
    try workshop.write("import SwiftUI\n\nlet bells = Text(\"\")\n", to: "Bells.swift")
    try workshop.write(Self.shaders, to: "Effects.metal")
    let run = try workshop.run("build", "Bells.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Effects.metal:7: warning: "), "\(run.errors)")
    #expect(!run.errors.contains("Effects.metal:4"), "\(run.errors)")
  }

  @Test("J472: the review counts them as findings")
  func reviewedShaders() throws {
    try workshop.write("let bell = 1\n", to: "Bells/Bells.swift")
    try workshop.write(Self.shaders, to: "Bells/Effects/Effects.metal")
    let run = try workshop.run("lint", "Bells")
    #expect(run.status == 1)
    #expect(run.output.contains("Bells/Effects/Effects.metal:7:1: warning: "), "\(run.output)")
    #expect(run.output.contains("[unusable-shader]"))
  }
}
