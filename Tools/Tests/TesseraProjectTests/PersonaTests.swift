import Testing

@testable import TesseraProject

/// The platform that files are taken for.
struct PersonaTests {
  @Test(
    "Files are for the platform whose modules they import",
    arguments: [
      ("import SwiftUI\nimport UIKit\n", Persona.ios), ("import SwiftUI\nimport AppKit\n", .macos),
      ("import Cocoa\n", .macos), ("import os\n", .ios), ("import AppKit\nimport os\n", .macos),
      ("import AppKit\nimport UIKit\n", .ios), ("import SwiftUI\nimport Foundation\n", .linux),
      ("#if canImport(UIKit)\nimport UIKit\n#endif\n", .linux), ("#if os(iOS)\nimport UIKit\n#endif\n", .linux),
      ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif\n", .macos), ("// import UIKit\n", .linux),
      ("", .linux),
    ])
  func files(source: String, persona: Persona) {
    #expect(Persona(neededBy: [source]) == persona)
    #expect(Persona(neededBy: ["import SwiftUI\n", source]) == persona)
  }
}
