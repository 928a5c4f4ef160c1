import MapKit
import SwiftUITesting
import Testing

@MainActor
struct MapControlTests {
  private struct Sample: View {
    let log: MapLog
    var camera = MapCamera(centerCoordinate: MapSamples.zurich, distance: 5000, heading: 90)
    var visibility = Visibility.automatic

    var body: some View {
      Map(initialPosition: .camera(camera))
        .mapControls {
          MapCompass()
          MapScaleView()
          MapZoomStepper()
          MapPitchToggle()
          MapUserLocationButton()
        }
        .mapControlVisibility(visibility)
        .onMapCameraChange { log.updates.append($0) }
    }
  }

  @Test("MK25: the compass is there while the map is turned, and turns it back")
  func compass() async {
    let log = MapLog()
    let screen = MapSamples.screen { Sample(log: log) }
    screen.element(.button, "Compass").tap()
    await screen.settle()
    #expect(log.last?.camera.heading == 0)
    #expect(!screen.element(.button, "Compass").exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("MK25: the stepper and the toggle of the pitch change the camera")
  func buttons() async throws {
    let log = MapLog()
    let screen = MapSamples.screen { Sample(log: log) }
    screen.element(.button, "Zoom In").tap()
    await screen.settle()
    #expect(abs(try #require(log.last?.camera.distance) - 2500) < 5)
    screen.element(.button, "Zoom Out").tap()
    await screen.settle()
    #expect(abs(try #require(log.last?.camera.distance) - 5000) < 5)
    screen.element(.button, "3D").tap()
    await screen.settle()
    #expect(log.last?.camera.pitch == 45 && screen.element(.button, "2D").exists)
  }

  @Test("MK25: the scale is a round distance; hidden controls are not there")
  func scale() {
    let screen = MapSamples.screen { Sample(log: MapLog()) }
    #expect(screen.elements(containing: "Scale").first?.value == "0.2 mi")
    let hidden = MapSamples.screen { Sample(log: MapLog(), visibility: .hidden) }
    #expect(hidden.elements(containing: "Scale").isEmpty && !hidden.element(.button, "Zoom In").exists)
  }

  @Test("MK25: controls outside of a map find it by its scope")
  func scope() async throws {
    struct Scoped: View {
      let log: MapLog
      @Namespace private var scope

      var body: some View {
        VStack {
          Map(initialPosition: .camera(MapCamera(centerCoordinate: MapSamples.zurich, distance: 5000)), scope: scope)
            .onMapCameraChange { log.updates.append($0) }
          MapZoomStepper(scope: scope)
        }
        .mapScope(scope)
      }
    }
    let log = MapLog()
    let screen = MapSamples.screen { Scoped(log: log) }
    await screen.settle()
    let before = try #require(log.last?.camera.distance)
    screen.element(.button, "Zoom In").tap()
    await screen.settle()
    #expect(abs(try #require(log.last?.camera.distance) / before - 0.5) < 0.01)
  }

  @Test("MK17: keyframes move the camera when their value changes")
  func keyframes() async throws {
    struct Flight: View {
      let log: MapLog
      @State private var flights = 0

      var body: some View {
        VStack {
          Map(initialPosition: .camera(MapCamera(centerCoordinate: MapSamples.zurich, distance: 5000)))
            .mapCameraKeyframeAnimator(trigger: flights) { camera in
              KeyframeTrack(\MapCamera.distance) {
                LinearKeyframe(camera.distance * 4, duration: 1)
              }
            }
            .onMapCameraChange { log.updates.append($0) }
          Button("Fly") { flights += 1 }
        }
      }
    }
    let log = MapLog()
    let screen = MapSamples.screen { Flight(log: log) }
    screen.element(.button, "Fly").tap()
    await screen.settle()
    #expect(abs(try #require(log.last?.camera.distance) - 20_000) < 100)
  }

  @Test("MK26: a preview of a street says that there is none")
  func lookAround() async throws {
    let screen = MapSamples.screen { LookAroundPreview(initialScene: nil) }
    #expect(screen.visibleText.contains("No Look Around Available"))
    #expect(try await MKLookAroundSceneRequest(coordinate: MapSamples.zurich).scene == nil)
  }
}
