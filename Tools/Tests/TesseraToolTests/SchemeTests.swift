import Foundation
import Testing

/// Schemes and configurations.
struct SchemeTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try PlantedProject(name: "Kiln", targets: [.app("Kiln"), .unitTests("KilnTests", of: "Kiln")]).write(
      to: workshop,
      [
        "Kiln/KilnApp.swift": """
        import SwiftUI

        @main struct KilnApp: App {
          private let heat = ProcessInfo.processInfo.environment["HEAT"] ?? "cold"
          var body: some Scene {
            WindowGroup { Text("\\(heat) \\(CommandLine.arguments.dropFirst().joined(separator: " "))") }
          }
        }

        """,
        "KilnTests/KilnTests.swift": """
        import XCTest

        final class KilnTests: XCTestCase {
          func testFixture() throws {
            let file = try XCTUnwrap(Bundle(for: Self.self).url(forResource: "glaze", withExtension: "json"))
            XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "[]")
            XCTAssertEqual(ProcessInfo.processInfo.environment["HEAT"], "hot")
          }
          func testBroken() { XCTFail("is switched off") }
        }

        """,
        "KilnTests/glaze.json": "[]",
        "Kiln.xcodeproj/xcshareddata/xcschemes/Kiln.xcscheme": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.7">
          <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES">
            <Testables><TestableReference skipped="NO">
              <BuildableReference BlueprintName="KilnTests"></BuildableReference>
              <SkippedTests><Test Identifier="KilnTests/testBroken()"></Test></SkippedTests>
            </TestableReference></Testables>
          </TestAction>
          <LaunchAction buildConfiguration="Debug">
            <BuildableProductRunnable><BuildableReference BlueprintName="Kiln"></BuildableReference></BuildableProductRunnable>
            <CommandLineArguments>
              <CommandLineArgument argument="-slow &quot;two words&quot;" isEnabled="YES"></CommandLineArgument>
              <CommandLineArgument argument="-never" isEnabled="NO"></CommandLineArgument>
            </CommandLineArguments>
            <EnvironmentVariables>
              <EnvironmentVariable key="HEAT" value="hot" isEnabled="YES"></EnvironmentVariable>
            </EnvironmentVariables>
          </LaunchAction>
        </Scheme>
        """,
      ])
  }

  @Test("An app is started with the arguments and the environment of its scheme")
  func launch() throws {
    try workshop.write("tap \"hot -slow two words\"\n", to: "script.txt")
    let run = try workshop.run(
      ["run", "Kiln"], environment: ["TESSERA_SCRIPT": workshop.folder.appendingPathComponent("script.txt").path])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("Tests find their own resources, have the scheme's environment, and leave out what it switches off")
  func tests() throws {
    let run = try workshop.run("test", "Kiln")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("Executed 1 test"), "\(run.output)")
  }

  @Test(
    "A scheme, a configuration and a moment that there are not are said",
    arguments: [
      (
        ["run", "Kiln", "--scheme", "Kila"], 1,
        "there is no shared scheme \"Kila\"; there is \"Kiln\"; did you mean \"Kiln\"?"
      ),
      (
        ["build", "Kiln", "--configuration", "Debgu"], 1,
        "the project Kiln has no configuration \"Debgu\"; it has Debug"
      ),
      (["run", "Kiln", "--at", "soon"], 2, "--at is a number of seconds from 0 to 3600, not \"soon\""),
    ])
  func unknown(arguments: [String], status: Int32, problem: String) throws {
    let run = try workshop.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(problem), "\(run.errors)")
  }
}
