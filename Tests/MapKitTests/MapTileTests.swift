import SwiftUITesting
import TesseraTransfer
import Testing

@testable import MapKit

@MainActor
struct MapTileTests {
  /// A folder with pictures of one color for some tiles.
  private static func folder(_ tiles: [(MapTile, [UInt8])]) throws -> URL {
    let folder = URL.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)", isDirectory: true)
    for (tile, color) in tiles {
      let file = folder.appendingPathComponent("\(tile.zoom)/\(tile.column)/\(tile.row).png")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let screen = Screen(width: 16, height: 16, scale: 1) {
        Color(red: Double(color[0]) / 255, green: Double(color[1]) / 255, blue: Double(color[2]) / 255)
      }
      try screen.snapshot().pngData().write(to: file)
    }
    return folder
  }

  private static func source(_ folder: URL, maximumZoom: Int = 19) -> MapTileSource {
    MapTileSource(
      template: folder.absoluteString + "{z}/{x}/{y}.png", attribution: "© Painters", maximumZoom: maximumZoom)
  }

  private static let world = MapCameraPosition.rect(.world)

  @Test("MK21: pictures of a folder are shown where they belong, with who made them")
  func pictures() async throws {
    let folder = try Self.folder([
      (MapTile(zoom: 1, column: 0, row: 0), [255, 0, 0]), (MapTile(zoom: 1, column: 1, row: 0), [0, 255, 0]),
      (MapTile(zoom: 1, column: 0, row: 1), [0, 0, 255]), (MapTile(zoom: 1, column: 1, row: 1), [255, 255, 0]),
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = Screen(width: 512, height: 512) {
      Map(initialPosition: Self.world).mapTileSource(Self.source(folder))
    }
    await screen.settle()
    let snapshot = screen.snapshot()
    #expect(snapshot.rgb(at: CGPoint(x: 100, y: 100)) == [255, 0, 0])
    #expect(snapshot.rgb(at: CGPoint(x: 400, y: 100)) == [0, 255, 0])
    #expect(snapshot.rgb(at: CGPoint(x: 200, y: 400)) == [0, 0, 255])
    #expect(snapshot.rgb(at: CGPoint(x: 400, y: 400)) == [255, 255, 0])
    #expect(screen.visibleText.contains("© Painters"))
  }

  @Test("MK22: while a picture is missing, one of a lower level stands in")
  func ancestors() async throws {
    let folder = try Self.folder([(MapTile(zoom: 0, column: 0, row: 0), [255, 0, 0])])
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = Self.source(folder)
    struct Sample: View {
      let source: MapTileSource
      @State private var position = MapTileTests.world

      var body: some View {
        Map(position: $position).mapTileSource(source)
          .frame(height: 256)
        Button("Nearer") { position = .region(MapSamples.region(meters: 4_000_000)) }
      }
    }
    let screen = Screen(width: 256, height: 400) { Sample(source: source) }
    await screen.settle()
    #expect(screen.snapshot().rgb(at: CGPoint(x: 100, y: 100)) == [255, 0, 0])
    screen.element(.button, "Nearer").tap()
    await screen.settle()
    #expect(screen.snapshot().rgb(at: CGPoint(x: 100, y: 100)) == [255, 0, 0])
    #expect(screen.visibleText.contains("The map cannot be loaded."))
  }

  @Test("MK20: without a source, a map shows degrees, and asks no server")
  func none() async {
    let screen = MapSamples.screen { Map(initialPosition: Self.world) }
    await screen.settle()
    #expect(!screen.visibleText.contains { $0.contains("OpenStreetMap") || $0.contains("cannot be loaded") })
    let dark = Screen(width: 400, height: 400, colorScheme: .dark) { Map(initialPosition: Self.world) }
    #expect(dark.snapshot().rgb(at: CGPoint(x: 210, y: 390))[0] < 100)
  }

  @Test("MK21: what is no template has no tiles; a source may be named by text")
  func sources() {
    let tile = MapTile(zoom: 3, column: -1, row: 2)
    let source = MapTileSource(
      template: "file:///tiles/{z}-{x}-{y}.png", attribution: "", maximumZoom: 99, tileSize: -1)
    #expect(source.url(of: tile)?.absoluteString == "file:///tiles/3-7-2.png")
    #expect(source.maximumZoom == 24 && source.tileSize == 256)
    #expect(MapTileSource(template: "https://example.com", attribution: "").url(of: tile) == nil)
    #expect(MapTileSource.choice("") == .none)
    #expect(
      MapTileSource.choice("https://a/{z}/{x}/{y} © The makers")
        == .source(MapTileSource(template: "https://a/{z}/{x}/{y}", attribution: "© The makers")))
  }

  @Test("MK21: as many tiles are asked for as cover what is seen")
  func covering() {
    let source = MapTileSource.openStreetMap
    var projection = MapProjection(
      viewpoint: MapViewpoint(x: Mercator.side / 2, y: Mercator.side / 2, zoom: 10, heading: 0, pitch: 0),
      size: CGSize(width: 512, height: 512), insets: EdgeInsets())
    #expect(MapTile.covering(projection, source).allSatisfy { $0.zoom == 10 })
    #expect((4...9).contains(MapTile.covering(projection, source).count))
    projection.size = CGSize(width: 20_000, height: 20_000)
    #expect(MapTile.covering(projection, source).count <= 150)
    projection.viewpoint.zoom = 40
    #expect(MapTile.covering(projection, source).allSatisfy { $0.zoom <= 19 })
  }

  @Test("MK23: pictures of servers are kept on the disk until they are too old, and within a size")
  func files() throws {
    let folder = URL.temporaryDirectory.appendingPathComponent("maps-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = MapTileFiles(folder: folder, limit: 1000)
    func url(_ number: Int) throws -> URL { try #require(URL(string: "https://tiles.example/\(number).png")) }
    files.keep(Data(count: 100), at: try url(1), lifetime: nil)
    #expect(files.data(at: try url(1))?.count == 100)
    files.keep(Data(count: 100), at: try url(2), lifetime: CacheLifetime.none)
    #expect(files.data(at: try url(2)) == nil)
    files.keep(Data(count: 100), at: try url(3), lifetime: .limited(.seconds(-1)))
    #expect(files.data(at: try url(3)) == nil)
    for number in 10..<40 { files.keep(Data(count: 100), at: try url(number), lifetime: .limited(.seconds(60))) }
    let kept = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(kept.count <= 11 && !kept.isEmpty)
  }
}
