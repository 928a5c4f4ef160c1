import SwiftUITesting
import Testing

/// Images of bundles.
@MainActor
struct AssetImageTests {
  /// A bundle with a catalog and loose files, gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    var bundle: Bundle { Bundle(path: url.path) ?? .main }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }

    func write(_ data: Data, to path: String) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// A PNG file of one color, or of two halves side by side.
  private func png(_ left: Color, _ right: Color? = nil, width: CGFloat, height: CGFloat) -> Data {
    Screen(width: width, height: height, scale: 1) {
      HStack(spacing: 0) {
        left
        right ?? left
      }
    }.snapshot().pngData()
  }

  private func size<V: View>(_ view: V) -> CGSize {
    layout(in: CGSize(width: 300, height: 300)) { view.probe("it") }["it"]?.size ?? .zero
  }

  private func picture<V: View>(_ width: CGFloat, _ height: CGFloat, _ view: V, dark: Bool = false) -> Snapshot {
    Screen(width: width, height: height, scale: 2) { view.environment(\.colorScheme, dark ? .dark : .light) }.snapshot()
  }

  @Test("C3: an image is as large as its pixels at its scale; resizable it takes what it is offered")
  func sizes() throws {
    let folder = try Folder()
    try folder.write(png(.pureRed, width: 40, height: 20), to: "plain.png")
    try folder.write(png(.pureRed, width: 40, height: 20), to: "dense@2x.png")
    #expect(size(Image("plain", bundle: folder.bundle)) == CGSize(width: 40, height: 20))
    #expect(size(Image("plain.png", bundle: folder.bundle)) == CGSize(width: 40, height: 20))
    #expect(size(Image("dense", bundle: folder.bundle)) == CGSize(width: 20, height: 10))
    #expect(size(Image("plain", bundle: folder.bundle).resizable()) == CGSize(width: 300, height: 300))
    #expect(size(Image("plain", bundle: folder.bundle).resizable().fixedSize()) == CGSize(width: 40, height: 20))
    #expect(
      size(Image("plain", bundle: folder.bundle).resizable().scaledToFit()) == CGSize(width: 300, height: 150))
    let filling = layout(in: CGSize(width: 50, height: 50)) {
      Image("plain", bundle: folder.bundle).resizable().scaledToFill().probe("it").frame(width: 50, height: 50)
    }
    #expect(filling["it"]?.size == CGSize(width: 100, height: 50))
  }

  @Test func theBestOfAnImageSet() throws {
    let folder = try Folder()
    let set = "Media.xcassets/Group/Photo.imageset/"
    try folder.write(png(.pureRed, width: 10, height: 10), to: set + "one.png")
    try folder.write(png(.pureGreen, width: 20, height: 20), to: set + "two.png")
    try folder.write(png(.pureBlue, width: 20, height: 20), to: set + "dark.png")
    try folder.write(
      Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "one.png", "scale": "1x"},
          {"idiom": "universal", "filename": "two.png", "scale": "2x"},
          {"idiom": "universal", "scale": "3x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "filename": "../../../secret.png", "scale": "2x"}
        ], "info": {"author": "xcode", "version": 1}}
        """.utf8), to: set + "Contents.json")
    let image = Image("Photo", bundle: folder.bundle)
    #expect(size(image) == CGSize(width: 10, height: 10))
    #expect(picture(10, 10, image).name(5, 5) == "green")
    #expect(picture(10, 10, image, dark: true).name(5, 5) == "blue")
  }

  @Test func templatesTakeTheForegroundStyle() throws {
    let folder = try Folder()
    try folder.write(png(.pureRed, width: 10, height: 10), to: "plain.png")
    let image = Image("plain", bundle: folder.bundle)
    #expect(picture(10, 10, image.foregroundStyle(Color.pureGreen)).name(5, 5) == "red")
    #expect(picture(10, 10, image.renderingMode(.template).foregroundStyle(Color.pureGreen)).name(5, 5) == "green")
    #expect(picture(10, 10, image.opacity(0)).name(5, 5) == "white")
  }

  @Test func stretchedTiledAndWithCapInsets() throws {
    let folder = try Folder()
    try folder.write(png(.pureRed, .pureBlue, width: 10, height: 10), to: "halves.png")
    let image = Image("halves", bundle: folder.bundle).interpolation(.none)
    let stretched = picture(40, 10, image.resizable())
    #expect([5, 15, 25, 35].map { stretched.name($0, 5) } == ["red", "red", "blue", "blue"])
    let tiled = picture(40, 10, image.resizable(resizingMode: .tile))
    #expect([2, 7, 12, 17, 32, 37].map { tiled.name($0, 5) } == ["red", "blue", "red", "blue", "red", "blue"])
    let capped = picture(
      40, 10, image.resizable(capInsets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4)))
    #expect(capped.name(38, 5) == "blue")
    #expect(capped.name(5, 5) == "red")
    let excessive = EdgeInsets(top: .nan, leading: 900, bottom: -4, trailing: .infinity)
    #expect(picture(40, 10, image.resizable(capInsets: excessive)).name(20, 5) != "white")
  }

  @Test("what cannot be read is nothing, and is warned of once")
  func unreadable() throws {
    let folder = try Folder()
    try folder.write(Data("no picture".utf8), to: "text.png")
    try folder.write(Data(png(.pureRed, width: 40, height: 40).prefix(20)), to: "cut.png")
    try folder.write(Data(), to: "empty.png")
    for name in ["text", "cut", "empty", "absent", "", "../x"] {
      #expect(size(Image(name, bundle: folder.bundle)) == .zero, "\(name)")
    }
    let screen = Screen { Image("absent", bundle: folder.bundle) }
    #expect(
      screen.trace.warnings.count == 1
        && screen.trace.warnings[0].contains("No image named 'absent' found in asset catalog for"))
  }

  @Test func picturesStandInText() throws {
    let folder = try Folder()
    try folder.write(png(.pureRed, width: 10, height: 10), to: "dot.png")
    #expect(picture(10, 10, Text(Image("dot", bundle: folder.bundle))).name(5, 5) == "red")
  }
}
