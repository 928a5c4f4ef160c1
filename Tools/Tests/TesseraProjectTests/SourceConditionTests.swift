import Testing

@testable import TesseraProject

struct SourceConditionTests {
  private static let context = PlatformCondition.Context(persona: .linux, missingModules: ["MapKit"])

  @Test(
    "Conditions are answered as far as the source alone tells",
    arguments: [
      ("os(Linux)", true), ("os(iOS) || os(macOS)", false), ("!os(iOS)", true), ("os(iOS) || DEBUG", nil),
      ("os(iOS) && DEBUG", false), ("!(os(iOS) || os(Linux))", false), ("canImport(MapKit)", false),
      ("canImport(Foundation)", nil), ("swift(>=6.0) && os(iOS)", false), ("swift(>=6.0)", nil), ("", nil),
      ("(((", nil),
      ("targetEnvironment(simulator)", false), ("true", true),
    ] as [(String, Bool?)])
  func conditions(text: String, expected: Bool?) {
    #expect(PlatformCondition(text[...], Self.context).value == expected)
  }

  @Test("A condition that is nested without end is not answered")
  func depth() {
    let text = String(repeating: "!(", count: 100_000) + "os(iOS)"
    #expect(PlatformCondition(text[...], Self.context).value == nil)
  }

  @Test("Imports count where they are compiled, in all their forms")
  func imports() {
    let source = """
      import SwiftUI
      @testable import App
      @_spi(Tools) public import struct Core.Point // the point
        import os
      // import Comment
      #if canImport(MapKit) // maps
      import MapKit
      #elseif os(iOS)
      import UIKit
      #else
      import Paper
      #if os(Linux)
      import Glibc
      #else
      import Darwin
      #endif
      #endif
      let important = 1
      import SwiftUI
      """
    #expect(
      SourceImports(source, Self.context).lines == [
        "SwiftUI": 1, "App": 2, "Core": 3, "os": 4, "Paper": 11, "Glibc": 13,
      ])
  }

  @Test("Code for several platforms and none for this one is found; what has an else, or one platform alone, is not")
  func unanswered() throws {
    let source = """
      #if os(macOS)
      let menu = 1
      #endif
      #if os(iOS)
      let a = 1
      #elseif os(macOS)
      let a = 2
      #else
      #if os(iOS) || os(tvOS)
      #endif
      #endif
      """
    let found = try #require(UnansweredPlatforms.first(in: source, .linux))
    #expect(found.line == 9)
    #expect(found.platforms == ["iOS", "tvOS"])
    #expect(UnansweredPlatforms.first(in: source, .ios) == nil)
    #expect(UnansweredPlatforms.first(in: "#if os(iOS)\n#elseif DEBUG\n#elseif os(tvOS)\n#endif", .linux) == nil)
    #expect(UnansweredPlatforms.first(in: "#endif\n#else\n#elseif os(iOS)", .linux) == nil)
  }
}
