import Testing

@testable import TesseraProject

struct PlatformConditionTests {
  private func rewritten(_ source: String, _ persona: Persona = .ios) -> String? {
    PlatformConditions(persona).rewritten(source)
  }

  @Test("Conditions of platforms are answered for the persona, in as many characters")
  func conditions() throws {
    let source = "#if os(iOS) || os(visionOS)\nlet a = 1\n  #elseif os( macOS )\n#elseif !os(Linux)\n#endif\n"
    let ios = try #require(rewritten(source))
    #expect(ios == "#if true    || false       \nlet a = 1\n  #elseif false      \n#elseif !false    \n#endif\n")
    #expect(ios.count == source.count)
    let macos = try #require(rewritten(source, .macos))
    #expect(macos == "#if false   || false       \nlet a = 1\n  #elseif true       \n#elseif !false    \n#endif\n")
  }

  @Test("Other lines and other conditions stay as they are")
  func otherLines() {
    #expect(rewritten("// #if os(iOS)\nlet text = \"os(iOS)\"\n#if canImport(UIKit)\n#endif\n") == nil)
    #expect(rewritten("#if os(iOS)\n#endif\n", .linux) == nil)
    #expect(rewritten("let x = 1\n") == nil)
  }

  @Test("J33: imports of parts of modules, and of single declarations, become those of the modules")
  func imports() {
    #expect(rewritten("import os.log\n") == "import os    \n")
    #expect(rewritten("import os.log // the log") == "import os     // the log")
    #expect(rewritten("import class UIKit.UIImage;") == "import UIKit              ;")
    #expect(
      rewritten("@preconcurrency import UIKit.UIGestureRecognizerSubclass") == "@preconcurrency import UIKit"
        + String(repeating: " ", count: 28))
    #expect(rewritten("  public import struct SwiftUI.Color") == "  public import SwiftUI             ")
    #expect(rewritten("import Foundation.NSDate") == "import Foundation       ")
    #expect(
      rewritten("import func AudioToolbox.AudioServicesPlaySystemSound")?.hasPrefix("import AudioToolbox  ") == true)
    #expect(rewritten("import Darwin.C") == "import Glibc   ")
    #expect(rewritten("import Darwin") == "import Glibc ")
    #expect(rewritten("import AppKit.NSView", .macos) == "import AppKit       ")
  }

  @Test("J33: imports of whole modules, of declarations of Foundation and of other modules stay as they are")
  func otherImports() {
    #expect(rewritten("import UIKit\nimport SwiftUI\n") == nil)
    #expect(rewritten("import struct Foundation.Date\n") == nil)
    #expect(rewritten("import struct Algebra.Vector\nimport DarwinKit\n") == nil)
    #expect(rewritten("// import os.log\nlet text = \"import os.log\"\n") == nil)
  }

  @Test("Lines keep their breaks, also those of two characters")
  func lineBreaks() {
    #expect(rewritten("#if os(iOS)\r\nlet a = 1\r\n#endif") == "#if true   \r\nlet a = 1\r\n#endif")
  }

  @Test("The old attribute of an entry point becomes the new one")
  func entryPoint() {
    #expect(rewritten("@UIApplicationMain\nclass A {}") == "@main             \nclass A {}")
    #expect(rewritten("// @UIApplicationMain") == nil)
  }
}
