import Foundation
import Testing

@testable import TesseraCore
@testable import TesseraPaint

/// Fonts that programs bring along.
@MainActor
struct BundleFontTests {
  /// A font whose digits are tally marks; no other font here looks like it.
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Projects/Orchard/Orchard/OrchardTally.ttf")

  @Test("A font of a file is found by the name of its family, its full name and its PostScript name")
  func names() throws {
    #expect(BundleFonts.add(Self.file))
    let face = try #require(FontFace(named: "OrchardTally-Regular"))
    #expect(face.family == "Orchard Tally" && face.weight == 400 && !face.isItalic)
    #expect(FontFace(named: "Orchard Tally Regular") == face)
    #expect(FontFace(named: "No Such Font") == nil)
    func width(_ name: String) -> CGFloat {
      let font = ResolvedFont(family: .named(name), size: 100)
      let run = ResolvedText.Run(string: "11", attributes: ResolvedText.Attributes(font: font, color: .black))
      return PangoTextEngine().layout(ResolvedText(runs: [run]), width: nil, maximumLines: 1).size.width
    }
    // A one of the font is 0.26 em wide.
    #expect(abs(width("OrchardTally-Regular") - 52) < 1)
    #expect(width("OrchardTally-Regular") == width("Orchard Tally"))
    #expect(abs(width("No Such Font") - 52) > 5)
  }

  @Test("The files that an Info.plist names are taken, and none outside of the bundle")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    for name in ["a.ttf", "Fonts/b.otf", "Fonts/c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    func names(_ information: [String: Any]) -> [String] {
      BundleFonts.files(named: information, in: folder).map(\.lastPathComponent)
    }
    #expect(names(["UIAppFonts": ["Type/a.ttf", "..", "gone.ttf"]]) == ["a.ttf"])
    #expect(names(["ATSApplicationFontsPath": "Fonts"]) == ["b.otf"])
    #expect(names(["ATSApplicationFontsPath": "../.."]) == [])
    #expect(!BundleFonts.add(folder.appendingPathComponent("gone.ttf")))
  }
}
