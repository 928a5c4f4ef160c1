import SwiftUI
import Testing

/// Colors of asset catalogs.
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

  @Test("colors of the wide range are those that Apple's displays show: orange of P3 is more than sRGB has")
  func wideRange() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Media.xcassets/Wide.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wide = contents.replacing("\"srgb\"", with: "\"display-p3\"")
      .replacing("0x10", with: "1.000").replacing("\"32\"", with: "\"0.500\"")
      .replacing("\"blue\": \"1.000\"", with: "\"blue\": \"0.250\"")
    try Data(wide.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let color = Color("Wide", bundle: Bundle(path: folder.path)).resolve(in: EnvironmentValues())
    // By the matrices of both spaces: 1.0740, 0.4625 and 0.1491, each within a thousandth.
    #expect(abs(color.red - 1.0740) < 0.001, "\(color)")
    #expect(abs(color.green - 0.4625) < 0.001, "\(color)")
    #expect(abs(color.blue - 0.1491) < 0.001, "\(color)")
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
