import MapKit
import SwiftUITesting
import Testing

@MainActor
struct MapContentTests {
  fileprivate struct Place: Identifiable {
    let id: String
    let coordinate: CLLocationCoordinate2D
  }

  fileprivate static let places = [
    Place(id: "Zürich", coordinate: MapSamples.zurich), Place(id: "Bern", coordinate: MapSamples.bern),
  ]

  private struct Sample: View {
    @State private var selection: String?
    @State private var taps = 0
    var shown = places

    var body: some View {
      VStack {
        Map(selection: $selection) {
          ForEach(shown) { place in
            Marker(place.id, systemImage: "star", coordinate: place.coordinate).tint(.purple)
          }
        }
        .frame(height: 300)
        Text(selection ?? "nothing")
      }
    }
  }

  @Test("MK15: a tap selects a marker, by its tag or the id of its row; a tap on the ground selects nothing")
  func selection() async {
    let screen = MapSamples.screen { Sample() }
    screen.element(.button, "Bern").tap()
    await screen.settle()
    #expect(screen.element(.text, "Bern").exists && screen.element(.button, "Bern").isSelected)
    #expect(!screen.element(.button, "Zürich").isSelected)
    screen.tap(at: CGPoint(x: 200, y: 150))
    await screen.settle()
    #expect(screen.element(.text, "nothing").exists)
  }

  @Test("MK18: markers and annotations are elements; those out of sight are not there")
  func elements() {
    let screen = MapSamples.screen {
      Map(initialPosition: .region(MapSamples.region())) {
        Marker("Zürich", coordinate: MapSamples.zurich)
        Marker("Bern", coordinate: MapSamples.bern)
        Annotation("Station", coordinate: MapSamples.zurich, anchor: .center) {
          Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Square")
        }
      }
    }
    #expect(screen.elements(containing: "Zürich").count == 1)
    #expect(screen.elements(containing: "Bern").isEmpty)
    let frame = screen.elements(containing: "Square").first?.frame ?? .zero
    #expect(abs(frame.midX - 200) < 0.1 && abs(frame.midY - 200) < 0.1)
  }

  @Test("MK18: east is right where text goes from right to left, too; views at places keep their direction")
  func rightToLeft() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction

      var body: some View {
        Text(direction == .rightToLeft ? "right to left" : "left to right")
      }
    }
    let east = CLLocationCoordinate2D(
      latitude: MapSamples.zurich.latitude, longitude: MapSamples.zurich.longitude + 0.02)
    let screen = MapSamples.screen {
      Map(initialPosition: .region(MapSamples.region())) {
        Annotation("", coordinate: east) { Direction() }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.element(.text, "right to left").frame.midX > 230)
  }

  @Test("MK8: conditions, optionals, loops and content of the program's own are put together")
  func builder() {
    struct Own: MapContent {
      var body: some MapContent {
        Marker("Own", monogram: Text("O"), coordinate: MapSamples.bern)
        MapCircle(center: MapSamples.bern, radius: 100).foregroundStyle(.red).stroke(.blue, lineWidth: 2)
      }
    }
    let isOn = true
    let none: CLLocationCoordinate2D? = nil
    let screen = MapSamples.screen {
      Map {
        if isOn { Marker("On", coordinate: MapSamples.zurich) } else { Marker("Off", coordinate: MapSamples.zurich) }
        if let none { Marker("None", coordinate: none) }
        Own().tint(.green)
        Marker("Bad", coordinate: CLLocationCoordinate2D(latitude: .nan, longitude: 500))
        UserAnnotation()
      }
    }
    #expect(!screen.elements(containing: "On").isEmpty && !screen.elements(containing: "Own").isEmpty)
    #expect(screen.elements(containing: "Off").isEmpty && screen.elements(containing: "Bad").isEmpty)
  }

  @Test("MK7: lines and areas are drawn where they lie, also far beyond what is seen")
  func overlays() {
    let far = CLLocationCoordinate2D(latitude: MapSamples.zurich.latitude, longitude: -120)
    let screen = MapSamples.screen {
      Map(initialPosition: .region(MapSamples.region(meters: 1000))) {
        MapCircle(center: MapSamples.zurich, radius: 200).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        MapPolyline(coordinates: [far, CLLocationCoordinate2D(latitude: far.latitude, longitude: 150)])
          .stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 6)
      }
    }
    let snapshot = screen.snapshot()
    #expect(snapshot.rgb(at: CGPoint(x: 200, y: 230)) == [255, 0, 0])
    #expect(snapshot.rgb(at: CGPoint(x: 10, y: 200)) == [0, 0, 255])
    #expect(snapshot.rgb(at: CGPoint(x: 200, y: 300)) != [255, 0, 0])
  }

  @Test("MK17: a tap of the program on the map has a place")
  func tapOnMap() async {
    struct Tapped: View {
      @State private var place: CLLocationCoordinate2D?

      var body: some View {
        MapReader { proxy in
          Map(initialPosition: .region(MapSamples.region()))
            .onTapGesture { point in place = proxy.convert(point, from: .local) }
        }
        .overlay(alignment: .bottom) { Text(place.map { String(format: "%.2f", $0.latitude) } ?? "none") }
      }
    }
    let screen = MapSamples.screen { Tapped() }
    screen.tap(at: CGPoint(x: 200, y: 200))
    await screen.settle()
    #expect(screen.element(.text, "47.38").exists)
  }

  @Test("MK27: an older map shows its region and writes to it when the user moves it")
  func older() async {
    struct Older: View {
      @State private var region = MapSamples.region()

      var body: some View {
        VStack {
          Map(coordinateRegion: $region, annotationItems: MapContentTests.places) { place in
            MapMarker(coordinate: place.coordinate, tint: .blue)
          }
          .frame(height: 300)
          Text(String(format: "%.3f", region.center.longitude))
        }
      }
    }
    let screen = MapSamples.screen { Older() }
    #expect(screen.element(.text, "8.542").exists)
    await screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100))
    await screen.settle()
    #expect(!screen.element(.text, "8.542").exists)
  }
}
