import MapKit
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor @Suite(.strictWarnings)
struct MapControlViewTests {
  private final class Controller: UIViewController, MKMapViewDelegate {
    let map = MKMapView()
    lazy var compass = MKCompassButton(mapView: map)
    lazy var scale = MKScaleView(mapView: map)

    override func viewDidLoad() {
      super.viewDidLoad()
      map.delegate = self
      map.showsCompass = false
      map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      compass.frame = CGRect(x: 310, y: 0, width: 40, height: 40)
      scale.frame = CGRect(x: 0, y: 310, width: 200, height: 40)
      for view in [map, compass, scale] as [UIView] { self.view.addSubview(view) }
      let points = [
        CLLocationCoordinate2D(latitude: 10, longitude: 10), CLLocationCoordinate2D(latitude: 10, longitude: 20),
      ]
      map.addOverlay(MKPolyline(coordinates: points, count: 2))
      map.setRegion(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 10, longitude: 15),
          span: MKCoordinateSpan(latitudeDelta: 12, longitudeDelta: 12)), animated: false)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKGradientPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .black
      renderer.lineWidth = 12
      renderer.setColors([.red, .blue], locations: [0, 1])
      return renderer
    }
  }

  private struct Page: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  @Test("MK30: controls of a map stand beside it, and are shown as the map is turned")
  func controls() async {
    let controller = Controller()
    let screen = Screen(width: 360, height: 360) { Page(controller: controller) }
    await screen.settle()
    #expect(screen["Scale"].exists)
    #expect(!screen["Compass"].exists)
    controller.compass.compassVisibility = .visible
    await screen.settle()
    #expect(screen["Compass"].exists)
    controller.scale.scaleVisibility = .hidden
    await screen.settle()
    #expect(!screen["Scale"].exists)
    controller.compass.mapView = nil
    await screen.settle()
    #expect(!screen["Compass"].exists)
  }

  @Test("MK30: a line changes its color along its way; places that are none are ends")
  func gradient() async throws {
    let line = MKPolyline(
      coordinates: [
        CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: 10),
      ], count: 2)
    let renderer = MKGradientPolylineRenderer(polyline: line)
    renderer.setColors([.red, .blue, .green], locations: [.nan, 7])
    #expect(renderer.locations == [0, 0.5, 1])
    renderer.setColors([.red, .blue], locations: [.nan, 7])
    #expect(renderer.locations == [0, 1])
    let screen = Screen(width: 300, height: 300, scale: 1) { Page(controller: Controller()).ignoresSafeArea() }
    await screen.settle()
    let picture = screen.snapshot()
    let left = picture.color(at: CGPoint(x: 60, y: 150))
    let right = picture.color(at: CGPoint(x: 240, y: 150))
    #expect(left.red > left.blue && right.blue > right.red)
  }
}
