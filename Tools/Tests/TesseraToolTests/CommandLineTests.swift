import Foundation
import Testing

/// The command line.
struct CommandLineTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("let number = 1", to: "A.swift")
  }

  @Test func helpAndVersionArePrinted() throws {
    #expect(try workshop.run("help").output.contains("Usage: tessera COMMAND"))
    #expect(try workshop.run("help", "preview").output.contains("--scale N"))
    #expect(try workshop.run("preview", "--help").output.contains("--scale N"))
    #expect(try workshop.run("help", "run").output.contains("--product NAME"))
  }

  @Test("The version is the newest one of CHANGELOG.md")
  func version() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/)?.output.1)
    #expect(try workshop.run("--version").output == "tessera \(newest)\n")
  }

  @Test(arguments: [
    ["paint"], ["help", "paint"], ["preview", "A.swift", "A.swift"], ["preview", "Missing.swift"],
    ["preview", "A.swift", "--colour"], ["preview", "A.swift", "--dark=yes"],
    ["preview", "A.swift", "--size"], ["preview", "A.swift", "--size", "390"],
    ["preview", "A.swift", "--size", "0x10"],
    ["preview", "A.swift", "--size=nanx1"], ["preview", "A.swift", "--size", "10000x10", "--scale", "8"],
    ["preview", "A.swift", "--scale", "-1"], ["preview", "A.swift", "--scale", "9"],
    ["preview", "A.swift", "--time-limit", "never"], ["preview", "A.swift", "--compile-limit", "0"],
    ["preview", "A.swift", "--swift-version", "3"],
    ["preview", "A.swift", "--out", "A.swift"], ["preview", "A.swift", "--format", "bmp"],
    ["lint", "Missing.swift"], ["lint", "--colour"], ["lint", "--json", "--sarif"], ["lint", "--config"],
    ["lint", "--config", "Missing.json"], ["lint", "--config", "A.swift"], ["lint", ""],
    ["run", "Missing.swift"], ["run", "A.swift", "A.swift"], ["run", "A.swift", "--scale", "9"],
    ["run", "A.swift", "--swift-version", "4"], ["run", "A.swift", "--product"],
    ["run", "A.swift", "--compile-limit", "soon"], ["profile", "A.swift", "--compile-limit=0"],
    ["run", ""], ["build", "Missing.swift"], ["test", "A.swift"], ["test", "A.swift", "--product", "A"], ["new"],
    ["lint", "A.swift", "--target", "App"], ["bundle", "A.swift", "--format", "rpm"], ["bundle", "Missing.swift"],
    ["bundle", "A.swift", "--maintainer", "Ada"], ["bundle", "A.swift", "--scheme", "Kites"],
  ])
  func callsThatMakeNoSenseAreToldWhereHelpIs(arguments: [String]) throws {
    let run = try workshop.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("tessera: "))
    #expect(run.errors.contains("\"tessera help"))
    #expect(!run.errors.contains("Usage: tessera"))
    #expect(run.output == "")
  }

  @Test("Without a command, all are listed")
  func noCommand() throws {
    let run = try workshop.run([])
    #expect(run.status == 2)
    #expect(run.errors.contains("Usage: tessera COMMAND"))
  }

  @Test(
    "Mistyped commands, options and values get the name that was meant",
    arguments: [
      (["prevew"], "preview"), (["biuld"], "build"), (["help", "profil"], "profile"),
      (["preview", "--oot", "x"], "--out"), (["preview", "--format", "sgv"], "svg"),
      (["preview", "--type-sizes", "meduim"], "medium"), (["run", "--platfrom", "ios"], "--platform"),
      (["build", "--platform", "maccos"], "macos"), (["test", "--fliter", "x"], "--filter"),
      (["profile", "--scrip", "x"], "--script"), (["lint", "--sariff"], "--sarif"),
      (["new", "Sea", "--kind", "libary"], "library"), (["bundle", "--format", "debb"], "deb"), (["bundel"], "bundle"),
    ])
  func suggestions(arguments: [String], meant: String) throws {
    let run = try workshop.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("; did you mean \"\(meant)\"?\n"))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test("What is no slip of the hand gets no suggestion", arguments: [["paint"], ["run", "--tint", "red"]])
  func noSuggestions(arguments: [String]) throws {
    #expect(!(try workshop.run(arguments).errors.contains("did you mean")))
  }

  @Test(
    "Options that have no meaning for what is named are refused",
    arguments: ["--target", "--product", "--scheme"])
  func options(option: String) throws {
    let run = try workshop.run("run", "A.swift", option, "ios")
    #expect(run.status == 2)
    #expect(run.errors.contains("\(option) is for "))
    #expect(run.errors.contains("A.swift is a Swift file"))
  }

  @Test func reviewsTellByTheirExitStatusWhetherThereAreFindings() throws {
    let clean = try workshop.run("lint")
    #expect(clean.status == 0)
    #expect(clean.output == "")
    try workshop.write("struct V: View {\n  @ObservedObject var m = M()\n  var body: some View { m }\n}", to: "V.swift")
    let trap = try workshop.run("lint")
    #expect(trap.status == 1)
    #expect(trap.output.hasPrefix("V.swift:2:23: warning: "))
    #expect(trap.output.hasSuffix("[owned-observed-object]\n"))
    let fixed = try workshop.run("lint", "V.swift", "--fix")
    #expect(fixed.status == 0)
    #expect(fixed.errors == "V.swift: note: mended\n")
    #expect(try workshop.run("lint", "--list").output.contains("owned-observed-object"))
    #expect(try workshop.run("help", "lint").output.contains("--sarif"))
  }

  @Test func filesThatDoNotParseAreTold() throws {
    try workshop.write("struct V {\n  let a = (1\n", to: "V.swift")
    let run = try workshop.run("lint", "V.swift", "--fix")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("V.swift:2:"))
    #expect(run.output.contains(": error: "))
  }

  @Test(
    "Without a display, a file is drawn: its app or its first preview",
    arguments: [
      ("@main struct Sea: App { var body: some Scene { WindowGroup { Text(\"waves\") } } }", "Sea"),
      ("#Preview { Text(\"waves\") }", "Preview"),
    ])
  func picturesOfFiles(code: String, name: String) throws {
    try workshop.write("import SwiftUI\n\(code)", to: "B.swift")
    let run = try workshop.run(
      ["run", "B.swift", "--scale", "1"],
      environment: ["TESSERA_PICTURES": workshop.folder.appendingPathComponent("out").path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("the window's picture is "))
    #expect(FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("out/\(name).png").path))
  }

  @Test("Of a file without a window, that is said")
  func noWindow() throws {
    let run = try workshop.run("run", "A.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("neither an App with a window nor a preview"))
  }
}
