import MapKit
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
struct ClusterTests {
  private final class Coordinator: NSObject, MKMapViewDelegate {
    var identifier: String? = "place"
    var events: [String] = []
    var ownTitle: String?

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard !(annotation is MKClusterAnnotation) else { return nil }
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "member", for: annotation)
      view.clusteringIdentifier = identifier
      return view
    }

    func mapView(
      _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation {
      let cluster = MKClusterAnnotation(memberAnnotations: memberAnnotations)
      if let ownTitle { cluster.title = ownTitle }
      return cluster
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      events.append("select \(annotation.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      events.append("deselect \(annotation.title ?? "")")
    }
  }

  private struct Sample: UIViewRepresentable {
    let map: MKMapView
    let coordinator: Coordinator
    let meters: Double

    func makeUIView(context: Context) -> MKMapView {
      map.delegate = coordinator
      map.setRegion(MapSamples.region(meters: meters), animated: false)
      return map
    }

    func updateUIView(_ uiView: MKMapView, context: Context) {}
  }

  private let map = MKMapView()
  private let coordinator = Coordinator()

  private func screen(meters: Double = 10_000) -> Screen {
    MapSamples.screen { Sample(map: map, coordinator: coordinator, meters: meters).ignoresSafeArea() }
  }

  /// A place some meters east of the middle.
  private func annotation(_ title: String, east meters: Double) -> MKPointAnnotation {
    let degrees = MKCoordinateRegion(
      center: MapSamples.zurich, latitudinalMeters: 1, longitudinalMeters: meters
    ).span.longitudeDelta
    let annotation = MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(
        latitude: MapSamples.zurich.latitude, longitude: MapSamples.zurich.longitude + degrees))
    annotation.title = title
    return annotation
  }

  @Test("MK31: A cluster has the title of its first annotation, how many others there are, and lies in their middle")
  func values() {
    let cluster = MKClusterAnnotation(memberAnnotations: [
      annotation("a", east: 0), annotation("b", east: 2000), annotation("c", east: 4000),
    ])
    #expect(cluster.title == "a" && cluster.subtitle == "2 more" && cluster.memberAnnotations.count == 3)
    let middle = annotation("", east: 2000).coordinate
    #expect(abs(cluster.coordinate.longitude - middle.longitude) < 1e-6)
    let far = [179.0, -179].map { MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: $0)) }
    #expect(abs(abs(MKClusterAnnotation(memberAnnotations: far).coordinate.longitude) - 180) < 1e-6)
    let none = MKClusterAnnotation(memberAnnotations: [])
    #expect(!CLLocationCoordinate2DIsValid(none.coordinate) && none.title == nil && none.subtitle == nil)
  }

  @Test("MK31: Annotations that lie together are one balloon, which comes apart as the map becomes larger")
  func zooming() async throws {
    map.addAnnotations([annotation("a", east: 0), annotation("b", east: 500), annotation("far", east: 3500)])
    let screen = screen()
    await screen.settle()
    #expect(screen.element(.button, "a, 1 more").exists && screen.element(.button, "far").exists)
    #expect(!screen.element(.button, "b").exists)
    #expect(map.view(for: map.annotations[1])?.cluster != nil && map.annotations.count == 3)
    screen.element(.button, "a, 1 more").tap()
    await screen.settle()
    let cluster = try #require(map.selectedAnnotations.first as? MKClusterAnnotation)
    #expect(cluster.memberAnnotations.map(\.title) == ["a", "b"])
    #expect(map.view(for: cluster)?.isSelected == true)
    map.setRegion(MapSamples.region(meters: 1500), animated: true)
    await screen.settle()
    #expect(screen.element(.button, "a").exists && screen.element(.button, "b").exists)
    #expect(map.selectedAnnotations.isEmpty && map.view(for: map.annotations[1])?.cluster == nil)
    #expect(coordinator.events == ["select a", "deselect a"])
    map.showAnnotations([cluster], animated: false)
    #expect(map.annotations.count == 3)
  }

  @Test("MK32: The delegate makes clusters; views of other identifiers and of none stay apart, and so does a selection")
  func delegate() async {
    coordinator.ownTitle = "Both"
    let (first, second) = (annotation("a", east: 0), annotation("b", east: 100))
    map.addAnnotations([first, second])
    let screen = screen()
    await screen.settle()
    #expect(screen.element(.button, "Both, 1 more").exists)
    map.view(for: first)?.clusteringIdentifier = "other"
    await screen.settle()
    #expect(screen.element(.button, "a").exists && screen.element(.button, "b").exists)
    map.view(for: first)?.clusteringIdentifier = "place"
    await screen.settle()
    #expect(screen.element(.button, "Both, 1 more").exists)
    map.selectAnnotation(second, animated: false)
    await screen.settle()
    #expect(screen.element(.button, "a").exists && screen.element(.button, "b").exists)
    map.deselectAnnotation(second, animated: false)
    map.removeAnnotation(first)
    await screen.settle()
    #expect(screen.element(.button, "b").exists && !screen.element(.button, "Both, 1 more").exists)
  }
}
