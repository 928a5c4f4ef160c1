import MapKit
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
struct MapViewTests {
  private final class PlaceView: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      canShowCallout = true
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Coordinator: NSObject, MKMapViewDelegate {
    var events: [String] = []
    var usesPlaceViews = false

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      usesPlaceViews ? mapView.dequeueReusableAnnotationView(withIdentifier: "place", for: annotation) : nil
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let circle = overlay as? MKCircle else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return renderer
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      events.append("select \((view.annotation?.title ?? nil) ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      events.append("deselect \((view.annotation?.title ?? nil) ?? "")")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      events.append("moved \(animated)")
    }
  }

  private struct Sample: UIViewRepresentable {
    let map: MKMapView
    let coordinator: Coordinator

    func makeUIView(context: Context) -> MKMapView {
      map.delegate = coordinator
      map.register(PlaceView.self, forAnnotationViewWithReuseIdentifier: "place")
      map.setRegion(MapSamples.region(), animated: false)
      return map
    }

    func updateUIView(_ uiView: MKMapView, context: Context) {}
  }

  private let map = MKMapView()
  private let coordinator = Coordinator()

  private func screen() -> Screen {
    MapSamples.screen { Sample(map: map, coordinator: coordinator).ignoresSafeArea() }
  }

  private func annotation(_ title: String, _ place: CLLocationCoordinate2D) -> MKPointAnnotation {
    let annotation = MKPointAnnotation(coordinate: place)
    annotation.title = title
    return annotation
  }

  @Test("MK28: annotations are balloons that can be selected, and the delegate hears of it")
  func balloons() async {
    map.addAnnotation(annotation("Zürich", MapSamples.zurich))
    let screen = screen()
    screen.element(.button, "Zürich").tap()
    await screen.settle()
    #expect(map.selectedAnnotations.first?.title == "Zürich")
    screen.tap(at: CGPoint(x: 20, y: 380))
    await screen.settle()
    #expect(map.selectedAnnotations.isEmpty)
    #expect(coordinator.events.filter { !$0.hasPrefix("moved") } == ["select Zürich", "deselect Zürich"])
    map.removeAnnotations(map.annotations)
    await screen.settle()
    #expect(screen.elements(containing: "Zürich").isEmpty)
  }

  @Test("MK28: views of a class of the program are shown, and used again; a callout has the title")
  func ownViews() async throws {
    coordinator.usesPlaceViews = true
    let first = annotation("Zürich", MapSamples.zurich)
    map.addAnnotation(first)
    let screen = screen()
    #expect(screen.snapshot().rgb(at: CGPoint(x: 200, y: 200)) == [0, 0, 255])
    let view = try #require(map.view(for: first))
    screen.tap(at: CGPoint(x: 200, y: 200))
    await screen.settle()
    #expect(view.isSelected)
    #expect(screen.snapshot().rgb(at: CGPoint(x: 200, y: 181)).allSatisfy { $0 > 250 })
    map.removeAnnotation(first)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "place") === view)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "place") == nil)
  }

  @Test("MK28: an overlay is drawn as the renderer of the delegate says")
  func overlays() async {
    let circle = MKCircle(center: MapSamples.zurich, radius: 1000)
    map.addOverlay(circle)
    let screen = screen()
    #expect(screen.snapshot().rgb(at: CGPoint(x: 200, y: 210)) == [255, 0, 0])
    map.removeOverlay(circle)
    await screen.settle()
    #expect(screen.snapshot().rgb(at: CGPoint(x: 200, y: 210)) != [255, 0, 0])
  }

  @Test("MK29: the region moves with an animation, and places and points are converted")
  func moves() async {
    let screen = screen()
    #expect(abs(map.region.center.latitude - MapSamples.zurich.latitude) < 1e-3)
    let point = map.convert(MapSamples.zurich, toPointTo: map)
    #expect(abs(point.x - 200) < 1 && abs(point.y - 200) < 1)
    #expect(abs(map.convert(point, toCoordinateFrom: map).longitude - MapSamples.zurich.longitude) < 1e-6)
    coordinator.events = []
    map.setCenter(MapSamples.bern, animated: true)
    await screen.advance(by: .milliseconds(250))
    let middle = map.centerCoordinate.longitude
    #expect(middle < MapSamples.zurich.longitude - 0.05 && middle > MapSamples.bern.longitude + 0.05)
    await screen.settle()
    #expect(abs(map.centerCoordinate.longitude - MapSamples.bern.longitude) < 1e-6)
    #expect(coordinator.events == ["moved true"])
  }

  @Test("MK29: edges that are to stay free are left out")
  func padding() async {
    let screen = screen()
    let rect = MKCircle(center: MapSamples.zurich, radius: 5000).boundingMapRect
    map.setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 100), animated: false)
    await screen.settle()
    let point = map.convert(MapSamples.zurich, toPointTo: nil)
    #expect(abs(point.x - 150) < 1 && abs(point.y - 250) < 1)
  }
}
