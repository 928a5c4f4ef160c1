import MapKit
import SwiftUITesting
import Testing

@MainActor
struct MapCameraTests {
  private let zurich = MapSamples.zurich
  private let bern = MapSamples.bern

  /// A map that can be asked.
  private struct Sample: View {
    let log: MapLog
    @Binding var position: MapCameraPosition
    var modes = MapInteractionModes.all
    var bounds: MapCameraBounds?
    var frequency = MapCameraUpdateFrequency.onEnd

    var body: some View {
      MapReader { proxy in
        Map(position: $position, bounds: bounds, interactionModes: modes) {
          Marker("Zürich", coordinate: MapSamples.zurich)
          Marker("Bern", coordinate: MapSamples.bern)
        }
        .onMapCameraChange(frequency: frequency) { log.updates.append($0) }
        .onAppear { log.proxy = proxy }
      }
    }
  }

  private struct Holder: View {
    let log: MapLog
    @State var position: MapCameraPosition
    var modes = MapInteractionModes.all
    var bounds: MapCameraBounds?
    var frequency = MapCameraUpdateFrequency.onEnd

    var body: some View {
      VStack(spacing: 0) {
        Sample(log: log, position: $position, modes: modes, bounds: bounds, frequency: frequency)
          .frame(height: 300)
        Text(position.positionedByUser ? "by user" : "by program")
        Button("Bern") {
          withAnimation(.linear(duration: 1)) { position = .region(MapSamples.region(MapSamples.bern)) }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func far(_ place: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    MKMapPoint(place).distance(to: MKMapPoint(other))
  }

  @Test("MK10: the distance of a camera is that from which a lens of 30 degrees takes in the height of the map")
  func distance() throws {
    let log = MapLog()
    let screen = MapSamples.screen {
      Holder(log: log, position: .camera(MapCamera(centerCoordinate: zurich, distance: 5000, heading: 90, pitch: 30)))
    }
    let update = try #require(log.last)
    #expect(abs(update.camera.distance - 5000) < 1)
    #expect(abs(update.camera.heading - 90) < 1e-6 && abs(update.camera.pitch - 30) < 1e-6)
    #expect(far(update.camera.centerCoordinate, zurich) < 1)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("MK9: all of a region is shown, in the middle")
  func region() throws {
    let log = MapLog()
    _ = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region())) }
    let update = try #require(log.last)
    #expect(far(update.region.center, zurich) < 20)
    let height = update.region.span.latitudeDelta / MapSamples.region().span.latitudeDelta
    #expect(abs(height - 1) < 0.01)
  }

  @Test("MK11: an automatic position shows all of the content, with a tenth of the map free on each side")
  func automatic() throws {
    let log = MapLog()
    _ = MapSamples.screen { Holder(log: log, position: .automatic) }
    let proxy = try #require(log.proxy)
    let first = try #require(proxy.convert(zurich, to: .local))
    let second = try #require(proxy.convert(bern, to: .local))
    #expect(abs(first.x - 360) < 1 && abs(second.x - 40) < 1)
    #expect(abs((first.y + second.y) / 2 - 150) < 1)
  }

  @Test("MK17: a proxy converts places to points and back")
  func proxy() throws {
    let log = MapLog()
    _ = MapSamples.screen {
      Holder(log: log, position: .camera(MapCamera(centerCoordinate: zurich, distance: 5000, heading: 40, pitch: 45)))
    }
    let proxy = try #require(log.proxy)
    let point = try #require(proxy.convert(zurich, to: .local))
    #expect(abs(point.x - 200) < 0.01 && abs(point.y - 150) < 0.01)
    let place = try #require(proxy.convert(CGPoint(x: 20, y: 30), from: .local))
    let back = try #require(proxy.convert(place, to: .local))
    #expect(abs(back.x - 20) < 0.01 && abs(back.y - 30) < 0.01)
    #expect(proxy.convert(kCLLocationCoordinate2DInvalid, to: .local) == nil)
    #expect(proxy.convert(CGPoint(x: CGFloat.nan, y: 0), from: .local) == nil)
    let camera = try #require(proxy.camera(framing: MapSamples.region(bern)))
    #expect(far(camera.centerCoordinate, bern) < 20)
  }

  @Test("MK14: a drag moves the map with the pointer, on behalf of the user")
  func drag() async throws {
    let log = MapLog()
    let screen = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region())) }
    let start = try #require(log.proxy?.convert(CGPoint(x: 200, y: 100), from: .local))
    screen.pressDown(at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      await screen.advance(by: .milliseconds(50))
      screen.move(to: CGPoint(x: 200 + CGFloat(step) * 5, y: 100 + CGFloat(step) * 3))
    }
    await screen.advance(by: .seconds(1))
    let end = try #require(log.proxy?.convert(start, to: .local))
    #expect(abs(end.x - 250) < 1 && abs(end.y - 130) < 1)
    let heard = log.updates.count
    screen.release()
    await screen.settle()
    #expect(screen.element(.text, "by user").exists)
    #expect(log.updates.count == heard + 1)
  }

  @Test("MK14: a fast drag goes on for a moment")
  func momentum() async throws {
    let log = MapLog()
    let screen = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region())) }
    let start = try #require(log.proxy?.convert(CGPoint(x: 100, y: 100), from: .local))
    await screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    await screen.settle()
    let end = try #require(log.proxy?.convert(start, to: .local))
    #expect(end.x > 250 && abs(end.y - 100) < 1)
  }

  @Test("MK14: a wheel and a double click make the map larger about the pointer")
  func zoom() async throws {
    let log = MapLog()
    let screen = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region())) }
    let distance = try #require(log.last?.camera.distance)
    let point = CGPoint(x: 80, y: 60)
    let place = try #require(log.proxy?.convert(point, from: .local))
    screen.scroll(at: point, by: CGSize(width: 0, height: 240))
    await screen.settle()
    let there = try #require(log.proxy?.convert(place, to: .local))
    #expect(abs(there.x - 80) < 0.1 && abs(there.y - 60) < 0.1)
    #expect(abs(try #require(log.last?.camera.distance) / distance - 0.5) < 0.02)
    screen.tap(at: point)
    screen.tap(at: point)
    await screen.settle()
    #expect(abs(try #require(log.last?.camera.distance) / distance - 0.25) < 0.02)
  }

  @Test("MK14: what the modes leave out does nothing")
  func modes() async throws {
    let log = MapLog()
    let screen = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region()), modes: []) }
    await screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    screen.scroll(at: CGPoint(x: 80, y: 60), by: CGSize(width: 0, height: 240))
    await screen.settle()
    #expect(screen.element(.text, "by program").exists && log.updates.count == 1)
  }

  @Test("MK12: bounds limit the distance and the middle")
  func bounds() async throws {
    let log = MapLog()
    let bounds = MapCameraBounds(
      centerCoordinateBounds: MapSamples.region(meters: 2000), minimumDistance: 4000, maximumDistance: 20_000)
    let screen = MapSamples.screen { Holder(log: log, position: .region(MapSamples.region()), bounds: bounds) }
    screen.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 5000))
    await screen.settle()
    let distance = try #require(log.last?.camera.distance)
    #expect(abs(distance - 4000) < 10, "\(log.updates.map(\.camera))")
    await screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 10, y: 100))
    await screen.settle()
    #expect(far(try #require(log.last?.camera.centerCoordinate), zurich) < 1500)
  }

  @Test("MK12: the map ends at its north and south, and begins again in the east and west")
  func edges() async throws {
    let log = MapLog()
    let screen = MapSamples.screen {
      Holder(log: log, position: .region(MapSamples.region(CLLocationCoordinate2D(latitude: 84, longitude: 179.9))))
    }
    await screen.drag(from: CGPoint(x: 390, y: 20), to: CGPoint(x: 10, y: 290))
    await screen.settle()
    let place = try #require(log.last?.camera.centerCoordinate)
    #expect(place.longitude < -170)
    #expect(place.latitude < 85.06)
  }

  @Test("MK9: a change of the position in withAnimation moves the map there in its time")
  func animation() async throws {
    let log = MapLog()
    let screen = MapSamples.screen {
      Holder(log: log, position: .region(MapSamples.region()), frequency: .continuous)
    }
    screen.element(.button, "Bern").tap()
    await screen.advance(by: .milliseconds(500))
    let middle = try #require(log.last?.camera.centerCoordinate)
    #expect(far(middle, bern) > 10_000 && far(middle, zurich) > 10_000)
    await screen.settle()
    #expect(far(try #require(log.last?.camera.centerCoordinate), bern) < 20)
    #expect(log.updates.count > 20)
  }
}
