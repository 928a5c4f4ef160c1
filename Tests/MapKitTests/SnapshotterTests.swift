import SwiftUITesting
import Testing

@testable import MapKit

@MainActor
struct SnapshotterTests {
  private func options(_ change: (MKMapSnapshotter.Options) -> Void = { _ in }) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 200, height: 100)
    options.region = MapSamples.region()
    change(options)
    return options
  }

  /// The color at a point of a picture.
  private func rgb(_ image: UIImage, x: Int, y: Int) throws -> [Int] {
    let file = URL.temporaryDirectory.appendingPathComponent("snapshot-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(image.pngData()).write(to: file)
    let screen = Screen(width: Double(image.size.width), height: Double(image.size.height), scale: 1) {
      Image(uiImage: image)
    }
    return screen.snapshot().rgb(at: CGPoint(x: x, y: y))
  }

  @Test("MK33: A picture has the size, the scale and the surroundings of its options, and says where places are")
  func sizes() async throws {
    let snapshot = try await MKMapSnapshotter(options: options { $0.scale = 2 }).start()
    #expect(snapshot.image.size == CGSize(width: 200, height: 100) && snapshot.image.scale == 2)
    let point = snapshot.point(for: MapSamples.zurich)
    #expect(abs(point.x - 100) < 0.5 && abs(point.y - 50) < 0.5)
    #expect(snapshot.point(for: MapSamples.bern).x < 0)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let night = try await MKMapSnapshotter(options: options { $0.traitCollection = dark }).start()
    #expect(try rgb(night.image, x: 90, y: 45)[0] < 100)
    #expect(try rgb(snapshot.image, x: 90, y: 45)[0] > 150)
    #expect(night.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("MK33: What is set last of the camera, the region and the rectangle counts; values that are none do not")
  func values() async throws {
    let options = options()
    options.camera = MKMapCamera(
      lookingAtCenter: MapSamples.bern, fromDistance: 10_000, pitch: 0, heading: 90)
    #expect(abs(options.region.center.latitude - MapSamples.bern.latitude) < 1e-3)
    #expect(abs(options.camera.heading - 90) < 1e-6)
    options.mapRect = MapSamples.region().mapRect
    #expect(abs(options.camera.centerCoordinate.longitude - MapSamples.zurich.longitude) < 1e-6)
    let snapshotter = MKMapSnapshotter(options: options)
    options.size = CGSize(width: -1, height: Double.nan)
    options.scale = 0
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: .nan, longitude: 0), span: MKCoordinateSpan())
    #expect(abs(options.camera.centerCoordinate.longitude - MapSamples.zurich.longitude) < 1e-6)
    #expect(try await snapshotter.start().image.size == CGSize(width: 200, height: 100))
    let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
    let image = try await MKMapSnapshotter(options: copy).start().image
    #expect(image.size == CGSize(width: 256, height: 256) && image.scale == 1)
  }

  @Test("MK34: The pictures of a source are drawn, with who made them; without any that can be loaded it is an error")
  func sources() async throws {
    let folder = URL.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("0/0/0.png")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Screen(width: 16, height: 16, scale: 1) { Color(red: 1, green: 0, blue: 0) }.snapshot().pngData().write(
      to: file)
    func source(_ folder: URL) -> MapTileSource {
      MapTileSource(template: folder.absoluteString + "{z}/{x}/{y}.png", attribution: "© Us", maximumZoom: 0)
    }
    let world = options { options in
      options.size = CGSize(width: 256, height: 256)
      options.mapRect = .world
      options.tileSource = source(folder)
    }
    let image = try await MKMapSnapshotter(options: world).start().image
    #expect(try rgb(image, x: 128, y: 60) == [255, 0, 0])
    #expect(try rgb(image, x: 14, y: 240) != [255, 0, 0])
    world.tileSource = source(URL(fileURLWithPath: "/nowhere/"))
    await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: world).start() }
  }

  @Test("MK35: A picture that is given up is an error, and so is a second one while one is made")
  func ends() async throws {
    let snapshotter = MKMapSnapshotter(options: options())
    let tasks = [Task { try await snapshotter.start() }, Task { try await snapshotter.start() }]
    var errors: [MKError?] = []
    for task in tasks {
      if case .failure(let error) = await task.result { errors.append(error as? MKError) }
    }
    // The first may have ended before the second begins.
    #expect(errors.count < 2 && errors.allSatisfy { $0?.code == .loadingThrottled })
    #expect(!snapshotter.isLoading)
    let other = MKMapSnapshotter(options: options())
    let task = Task { try await other.start() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
