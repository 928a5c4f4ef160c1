import SwiftUI
import SwiftUITesting
import Testing

@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

/// Asset catalogs as a whole.
@MainActor
struct AssetVariantTests {
  /// A bundle with a catalog, gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    var bundle: Bundle { Bundle(path: url.path) ?? .main }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
      try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
      let file = url.appendingPathComponent("Media.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  private func svg(_ color: String, size: Int = 10) -> String {
    "<svg width=\"\(size)\" height=\"\(size)\"><rect width=\"\(size)\" height=\"\(size)\" fill=\"\(color)\"/></svg>"
  }

  private func picture<V: View>(_ width: CGFloat, _ height: CGFloat, _ view: V) -> Snapshot {
    Screen(width: width, height: height, scale: 2) { view }.snapshot()
  }

  @Test("A color has variants for contrast and range, references to the system, and numbers in all spellings")
  func colors() throws {
    let folder = Folder()
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "display-gamut": "display-P3",
         "color": {"color-space": "display-p3", "components": {"red": "1.0", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "display-gamut": "sRGB",
         "color": {"color-space": "srgb", "components": {"red": "0xAB", "green": "16", "blue": "0.0", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"platform": "ios", "reference": "systemGray6Color"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "extended-linear-srgb",
          "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "50%"}}}
      ]}
      """, to: "Paint.colorset/Contents.json")
    let color = Color("Paint", bundle: folder.bundle)
    var environment = EnvironmentValues()
    #expect(color.resolve(in: environment).description == "#AB1000FF")
    environment.colorSchemeContrast = .increased
    #expect(color.resolve(in: environment) == Color(system: .gray6).resolve(in: environment))
    environment.colorSchemeContrast = .standard
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment).description == "#FF000080")
  }

  @Test("An entry for the program's kind of device goes before one for all, and that before one for another kind")
  func idioms() {
    func rank(_ idiom: String?, _ devices: [String]) -> Int? {
      AssetTraits(idiom: idiom).rank(in: AssetSurroundings(isDark: false, isIncreased: false, devices: devices))
    }
    let phone = ["iphone", "ipad"]
    let ranks = ["iphone", "ipad", "universal", "mac"].compactMap { rank($0, phone) }
    #expect(ranks == ranks.sorted(by: >) && Set(ranks).count == 4)
    #expect(rank("mac", ["mac"])! > rank("universal", ["mac"])!)
    #expect(DeviceIdiom.suited(toPlatform: "macosx") == ["mac"])
    #expect(DeviceIdiom.suited(toPlatform: nil) == [])
  }

  @Test("An entry in the language of the view goes before others, one in another language does not count")
  func languages() throws {
    let folder = Folder()
    try folder.write(svg("#f00"), to: "Flag.imageset/any.svg")
    try folder.write(svg("#0f0"), to: "Flag.imageset/de.svg")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "any.svg"},
                  {"idiom": "universal", "filename": "de.svg", "locale": "de"}]}
      """, to: "Flag.imageset/Contents.json")
    let image = Image("Flag", bundle: folder.bundle)
    #expect(picture(10, 10, image).name(5, 5) == "red")
    #expect(picture(10, 10, image.environment(\.locale, Locale(identifier: "de_AT"))).name(5, 5) == "green")
  }

  @Test("SVG pictures are sharp at every size, and take the foreground style as templates")
  func vectors() throws {
    let folder = Folder()
    try folder.write(
      "<svg viewBox=\"0 0 2 2\"><path d=\"M0 0h1v2h-1z\" fill=\"#f00\"/></svg>", to: "Half.imageset/half.svg")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"half.svg\"}]}", to: "Half.imageset/Contents.json")
    let image = Image("Half", bundle: folder.bundle)
    let large = picture(200, 200, image.resizable())
    // Pixels would be mixed at the edge.
    #expect([98, 99].map { large.name($0, 100) } == ["red", "red"])
    #expect([101, 102].map { large.name($0, 100) } == ["white", "white"])
    let template = picture(20, 20, image.resizable().renderingMode(.template).foregroundStyle(Color.pureGreen))
    #expect(template.name(5, 10) == "green" && template.name(15, 10) == "white")
  }

  @Test("An SVG picture with more than shapes is shown as pixels")
  func mixed() throws {
    let folder = Folder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
        <defs><pattern id="p" width="1" height="1"><rect width="10" height="10" fill="#f00"/></pattern></defs>
        <rect width="10" height="10" fill="url(#p)"/>
      </svg>
      """, to: "Mixed.imageset/mixed.svg")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"mixed.svg\"}]}", to: "Mixed.imageset/Contents.json")
    let image = Image("Mixed", bundle: folder.bundle)
    #expect(picture(10, 10, image).name(5, 5) == "red")
    #expect(
      layout(in: CGSize(width: 99, height: 99)) { image.probe("it") }["it"]?.size == CGSize(width: 10, height: 10))
  }

  @Test("The slices of a catalog keep the edges of a resizable image; what lies behind the middle is left out")
  func slices() throws {
    let folder = Folder()
    let strip = Screen(width: 10, height: 4, scale: 1) {
      HStack(spacing: 0) {
        Color.pureRed.frame(width: 2)
        Color.pureGreen.frame(width: 2)
        Color.pureBlue.frame(width: 4)
        Color.pureRed.frame(width: 2)
      }
    }
    try folder.write(strip.snapshot().pngData(), to: "Bar.imageset/bar.png")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "bar.png", "scale": "1x", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2, "height": 4},
        "cap-insets": {"left": 2, "right": 2}}}]}
      """, to: "Bar.imageset/Contents.json")
    let image = Image("Bar", bundle: folder.bundle).interpolation(.none)
    let wide = picture(40, 4, image.resizable())
    #expect([1, 10, 20, 30, 39].map { wide.name($0, 2) } == ["red", "green", "green", "green", "red"])
    let own = picture(40, 4, image.resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)))
    #expect(own.name(20, 2) == "blue")
  }

  @Test("A symbol of the app stands in text as symbols do, and is as large as its guides say")
  func symbols() throws {
    let folder = Folder()
    try folder.write(
      """
      <svg width="300" height="200"><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>
      <line id="Capline-M" x1="0" x2="9" y1="30" y2="30"/></g>
      <g id="Symbols"><g id="Regular-M" transform="translate(50 100)"><rect y="-70" width="70" height="70"/></g></g></svg>
      """, to: "box.symbolset/box.svg")
    try folder.write(
      "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"box.svg\"}]}", to: "box.symbolset/Contents.json")
    let image = Image("box", bundle: folder.bundle).font(.system(size: 100))
    let size = layout(in: CGSize(width: 300, height: 300)) { image.probe("it") }["it"]?.size ?? .zero
    // As high as capitals, up to a whole pixel.
    #expect((72.7...74).contains(size.height) && (72.7...74).contains(size.width))
    #expect(picture(74, 74, image.foregroundStyle(Color.pureBlue)).name(37, 37) == "blue")
    #expect(CustomSymbol.artwork(of: Data("<svg/>".utf8)) == nil)
  }

  @Test("Files that a catalog holds as they are can be read by their names")
  func data() throws {
    let folder = Folder()
    try folder.write("[1]", to: "Numbers.dataset/numbers.json")
    try folder.write(
      """
      {"data": [{"idiom": "universal", "filename": "numbers.json", "universal-type-identifier": "public.json"}]}
      """, to: "Numbers.dataset/Contents.json")
    try folder.write("{\"data\": [{\"filename\": \"../x\"}]}", to: "Out.dataset/Contents.json")
    let asset = try #require(NSDataAsset(name: "Numbers", bundle: folder.bundle))
    #expect(String(decoding: asset.data, as: UTF8.self) == "[1]")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Out", bundle: folder.bundle) == nil)
    #expect(NSDataAsset(name: "Nowhere", bundle: folder.bundle) == nil)
  }

  @Test("Constants name pictures and colors of UIKit, too; pictures have the size of their shapes")
  func constants() throws {
    let folder = Folder()
    try folder.write(svg("#00f", size: 12), to: "Space/dot.imageset/dot.svg")
    try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"dot.svg\"}]}", to: "Space/dot.imageset/Contents.json")
    let resource = ImageResource(name: "Space/dot", bundle: folder.bundle)
    #expect(UIImage(resource: resource).size == CGSize(width: 12, height: 12))
    #expect(picture(12, 12, Image(uiImage: UIImage(resource: resource))).name(6, 6) == "blue")
    #expect(picture(12, 12, Image(resource)).name(6, 6) == "blue")
    #expect(UIImage(named: "Nowhere", in: folder.bundle, compatibleWith: nil) == nil)
    let color = ColorResource(name: "Nowhere", bundle: folder.bundle)
    #expect(Color(UIColor(resource: color)) == Color(color))
  }

  @Test("Where pictures that are not there are marked, the mark takes the room of the picture")
  func missing() {
    let view = Image("Nowhere at all").resizable().transformEnvironment(\.images) { $0.marksMissing = true }
    let screen = Screen(width: 40, height: 40, scale: 2) { view }
    #expect(screen.snapshot().name(20, 20) != "white")
    #expect(screen.trace.warnings.contains { $0.contains("No image named 'Nowhere at all'") })
    #expect(picture(40, 40, Image("Nowhere at all").resizable()).name(20, 20) == "white")
  }
}
