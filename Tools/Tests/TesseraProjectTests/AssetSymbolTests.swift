import Foundation
import Testing

@testable import TesseraProject

/// Symbols of asset catalogs.
struct AssetSymbolTests {
  @Test(
    "Members have the names that Xcode gives them",
    arguments: [
      ("Brand", "brand"), ("AccentColor", "accent"), ("tabbarBackgroundColor", "tabbarBackground"), ("Color", "color"),
      ("c50000", "c50000"), ("292C38", "_292_C_38"), ("FF6767", "FF_6767"), ("FFFFFF", "FFFFFF"), ("121212", "_121212"),
      ("B1AFC6", "B_1_AFC_6"), ("default", "`default`"),
    ])
  func colors(name: String, member: String) {
    #expect(AssetSymbolName.member(name, kind: "color") == member)
  }

  @Test(
    "Words begin at signs, digits and capitals",
    arguments: [
      ("add_list_ic", "addListIc"), ("bubble-chat", "bubbleChat"), ("repeat.slash", "repeatSlash"),
      ("Group 15", "group15"),
      ("TLSold", "tlSold"), ("TLS2016", "TLS_2016"), ("BMW", "BMW"), ("M-stadt", "mStadt"), ("Mac", "mac"),
      ("A-1-1-0", "A_1_1_0"), ("SquatBB", "squatBB"), ("ironMaiden2", "ironMaiden2"), ("1", "_1"),
      ("0b3b21ff27", "_0B3B21Ff27"), ("welcomeVCimage", "welcomeVCimage"), ("Initial-Image", "initial"),
      ("adult_products_image", "adultProducts"), ("Image", "image"), ("größe", "größe"),
    ])
  func images(name: String, member: String) {
    #expect(AssetSymbolName.member(name, kind: "image") == member)
  }

  @Test("What Swift has no member for has none", arguments: ["", "---", "self", "Type-", "init"])
  func impossible(name: String) {
    // `Type-` is `type`, which Swift can have.
    #expect(AssetSymbolName.member(name, kind: "image") == (name == "Type-" ? "type" : nil))
  }

  @Test("Folders that are name spaces are types", arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI")])
  func types(name: String, type: String) {
    #expect(AssetSymbolName.type(name) == type)
  }

  /// A catalog in a folder of its own.
  private func withCatalog(_ assets: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, contents) in assets {
      let file = folder.appendingPathComponent("\(path)/Contents.json")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: file)
    }
    try body(folder)
  }

  private func options(_ settings: [String: String]) throws -> AssetSymbols.Options {
    let settings = BuildSettings(defaults: settings, sdkPrefix: "iphone")
    return try #require(AssetSymbols.Options(settings, bundle: "Foundation.Bundle.main", persona: .ios))
  }

  private static let space = "{\"properties\": {\"provides-namespace\": true}}"

  @Test("Assets are constants, those in name spaces with their whole name; icons are none")
  func resources() throws {
    let assets = [
      "Brand.colorset": "{}", "Group/logo.imageset": "{}", "Fruit": Self.space, "Fruit/pear.imageset": "{}",
      "twig.symbolset": "{}", "AppIcon.appiconset": "{}", "readme.dataset": "{}",
    ]
    try withCatalog(assets) { catalog in
      let source = try #require(AssetSymbols(catalogs: [catalog], try options([:])).source)
      #expect(source.contains("static let brand = SwiftUI.ColorResource(name: \"Brand\", bundle: assetSymbolBundle)"))
      #expect(source.contains("static let logo = SwiftUI.ImageResource(name: \"logo\", bundle: assetSymbolBundle)"))
      #expect(source.contains("static let twig = "))
      #expect(
        source.contains(
          "  enum Fruit {\n    /// The image \"Fruit/pear\" of the asset catalog.\n"
            + "    static let pear = SwiftUI.ImageResource(name: \"Fruit/pear\", bundle: assetSymbolBundle)\n  }\n"))
      #expect(!source.contains("ppIcon"))
      #expect(!source.contains("readme"))
      #expect(!source.contains("static var"))
    }
  }

  @Test("With the setting for them, colors and images are members of their types unless these have some of that name")
  func extensions() throws {
    let assets = ["Brand.colorset": "{}", "Red.colorset": "{}", "logo.imageset": "{}"]
    let on = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]
    try withCatalog(assets) { catalog in
      let source = try #require(AssetSymbols(catalogs: [catalog], try options(on)).source)
      #expect(source.contains("static let red = "))
      #expect(!source.contains("static var red"))
      #expect(
        source.contains("static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }"))
      #expect(source.contains("nonisolated extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
      #expect(
        source.contains("static var logo: UIKit.UIImage { UIKit.UIImage(resource: SwiftUI.ImageResource.logo) }"))
      #expect(!source.contains("AppKit"))
      let onlySwiftUI = on.merging(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS": "SwiftUI"]) { $1 }
      let narrow = try #require(AssetSymbols(catalogs: [catalog], try options(onlySwiftUI)).source)
      #expect(!narrow.contains("UIKit"))
    }
  }

  @Test("J131: a name that one type has for a value of its own still is a member of the others, and of all in folders")
  func membersOfEachType() throws {
    let on = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]
    try withCatalog(["light-text.colorset": "{}", "Pink.colorset": "{}", "add.imageset": "{}"]) { catalog in
      let sources = [
        AssetSymbols(catalogs: [catalog], try options(on)).source, AssetSymbols.source(ofCatalogs: [catalog], .ios),
      ]
      for source in try sources.map({ try #require($0) }) {
        #expect(source.contains("static var lightText: SwiftUI.Color "))
        #expect(!source.contains("static var lightText: UIKit.UIColor "))
        #expect(source.contains("static var pink: UIKit.UIColor "))
        #expect(!source.contains("static var pink: SwiftUI.Color "))
        #expect(!source.contains("static var add"))
      }
      let linux = try #require(AssetSymbols.source(ofCatalogs: [catalog], .linux))
      #expect(linux.contains("static var lightText: SwiftUI.Color "))
      #expect(!linux.contains("UIKit"))
    }
  }

  @Test("A target can do without symbols; of two assets of one name, the second is named as one that has none")
  func without() throws {
    let off = BuildSettings(
      defaults: ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"], sdkPrefix: "iphone")
    #expect(AssetSymbols.Options(off, bundle: "", persona: .ios) == nil)
    try withCatalog(["a-b.imageset": "{}", "aB.imageset": "{}"]) { catalog in
      let symbols = AssetSymbols(catalogs: [catalog], try options([:]))
      #expect(symbols.notes == ["the image \"aB\" has no symbol: its name is taken, or is none in Swift"])
    }
    try withCatalog(["AppIcon.appiconset": "{}"]) { catalog in
      let options = try options([:])
      #expect(AssetSymbols(catalogs: [catalog], options).source == nil)
    }
  }
}
