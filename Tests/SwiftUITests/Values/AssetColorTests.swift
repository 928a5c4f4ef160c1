import SwiftUI
import Testing

@Suite("Colors of asset catalogs")
struct AssetColorTests {
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Media.xcassets/Brand/Sky.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try body(try #require(Bundle(path: folder.path)))
  }

  private let contents = """
    {"colors": [
      {"idiom": "universal",
       "color": {"color-space": "srgb", "components": {"red": "0x10", "green": "32", "blue": "1.000", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  @Test("a color set gives a color for light and one for dark")
  func appearance() throws {
    try withBundle { bundle in
      var environment = EnvironmentValues()
      #expect(Color("Sky", bundle: bundle).resolve(in: environment).description == "#1020FF80")
      environment.colorScheme = .dark
      #expect(Color("Sky", bundle: bundle).resolve(in: environment).description == "#FFFFFFFF")
      #expect(Color("Sky", bundle: bundle) == Color("Sky", bundle: bundle))
    }
  }

  @Test("under the names of UIKit and AppKit, a color that does not exist is none at all")
  func bridged() throws {
    try withBundle { bundle in
      let sky = try #require(UIColor(named: "Sky", in: bundle, compatibleWith: nil))
      #expect(Color(sky).resolve(in: EnvironmentValues()).description == "#1020FF80")
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let fixed = try #require(UIColor(named: "Sky", in: bundle, compatibleWith: dark))
      #expect(Color(fixed).resolve(in: EnvironmentValues()).description == "#FFFFFFFF")
      #expect(NSColor(named: "Nowhere", bundle: bundle) == nil)
      #expect(UIColor(named: "Nowhere") == nil)
    }
  }

  @Test("a color that does not exist is clear", arguments: ["Nowhere", "", "../x"])
  func missing(name: String) throws {
    try withBundle { bundle in
      #expect(Color(name, bundle: bundle).resolve(in: EnvironmentValues()).description == "#00000000")
    }
  }
}
