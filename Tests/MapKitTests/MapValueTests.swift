import Testing

@testable import MapKit

struct MapValueTests {
  private let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)

  @Test("MK1: the flat map is a square of 268,435,456 points; the way there and back changes nothing")
  func points() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
    let point = MKMapPoint(zurich)
    #expect(abs(point.coordinate.latitude - zurich.latitude) < 1e-9)
    #expect(abs(point.coordinate.longitude - zurich.longitude) < 1e-9)
    #expect(point.y < middle.y && point.x > middle.x)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 91, longitude: 0)).x == -1)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: .nan, longitude: 0)).y == -1)
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y) < 1e-6)
    #expect(MKMapSizeWorld.width == 268_435_456)
  }

  @Test("MK1: a map point is shorter near the poles")
  func meters() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-5)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
    let bern = MKMapPoint(CLLocationCoordinate2D(latitude: 46.9480, longitude: 7.4474))
    #expect(abs(MKMapPoint(zurich).distance(to: bern) - 95_500) < 1000)
  }

  @Test("MK2: rectangles of map points unite, overlap, contain and shrink; the null rectangle changes no union")
  func rects() {
    let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(first.union(second).maxX == 15 && first.union(second).minX == 0)
    #expect(first.intersection(second).width == 5)
    #expect(first.intersects(second) && !first.intersects(second.offsetBy(dx: 20, dy: 0)))
    #expect(first.intersection(second.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(first.insetBy(dx: 2, dy: 1).width == 6 && first.insetBy(dx: 6, dy: 0).isNull)
    #expect(first.contains(MKMapPoint(x: 0, y: 9)) && !first.contains(MKMapPoint(x: 10, y: 0)))
    #expect(first.contains(first.insetBy(dx: 1, dy: 1)) && !first.contains(second))
    #expect(MKMapRect.null.union(first).width == 10 && MKMapRect.null.isEmpty && !first.isEmpty)
  }

  @Test("MK2: what lies beyond a side of the map is shown on the other one")
  func remainder() {
    let rect = MKMapRect(x: -10, y: 0, width: 30, height: 10)
    #expect(rect.spans180thMeridian)
    #expect(rect.remainder().minX == MKMapSizeWorld.width - 10 && rect.remainder().width == 10)
    #expect(MKMapRect.world.remainder().isNull)
  }

  @Test("MK3: a region of meters is wider in degrees the further it lies from the equator")
  func regions() {
    let region = MKCoordinateRegion(center: zurich, latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(abs(region.span.latitudeDelta - 0.008_983) < 1e-5)
    #expect(abs(region.span.longitudeDelta - 0.008_983 / cos(zurich.latitude * .pi / 180)) < 1e-5)
    let bad = MKCoordinateRegion(center: zurich, latitudinalMeters: -.infinity, longitudinalMeters: .nan)
    #expect(bad.span.latitudeDelta == 0 && bad.span.longitudeDelta == 0)
    let back = MKCoordinateRegion(region.mapRect)
    #expect(abs(back.span.longitudeDelta - region.span.longitudeDelta) < 1e-9)
    #expect(abs(back.center.latitude - zurich.latitude) < 1e-5)
  }

  @Test("MK4: distances are rounded, and written in the units of the locale")
  func distances() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(fromDistance: 7.4) == "7 m")
    #expect(formatter.string(fromDistance: 330) == "350 m")
    #expect(formatter.string(fromDistance: 1234) == "1,2 km")
    #expect(formatter.string(fromDistance: 123_456) == "123 km")
    #expect(formatter.string(fromDistance: .nan).isEmpty)
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 1609.344) == "1 mile")
    #expect(formatter.string(fromDistance: 100) == "350 feet")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 1500) == "1.5 kilometers")
    #expect(formatter.distance(from: "1.5 km") == 1500)
    #expect(formatter.distance(from: "far") == -1)
  }

  @Test("MK5: an item has an address for the desktop's program for maps")
  func address() {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: zurich, addressDictionary: ["City": "Zürich", "Name": "HB"]))
    #expect(item.name == "HB")
    item.name = "Main station"
    #expect(item.address?.absoluteString == "geo:47.3769,8.5417?q=47.3769,8.5417(Main%20station)")
    #expect(item.placemark.title == "HB, Zürich")
    #expect(MKMapItem.forCurrentLocation().address == nil)
  }

  @Test("MK7: lines and areas have their points; the middle of their rectangle is their place")
  func shapes() {
    let places = [zurich, CLLocationCoordinate2D(latitude: 48, longitude: 9)]
    let line = MKPolyline(coordinates: places, count: 2)
    #expect(line.pointCount == 2 && line.points()[1].coordinate.longitude == 9)
    var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&read, range: NSRange(location: 0, length: 5))
    #expect(abs(read[1].latitude - 48) < 1e-9)
    #expect(MKPolyline(coordinates: places, count: -1).pointCount == 0)
    #expect(line.boundingMapRect.width > 0)
    let long = [
      CLLocationCoordinate2D(latitude: 50, longitude: 0), CLLocationCoordinate2D(latitude: 50, longitude: 90),
    ]
    let arc = MKGeodesicPolyline(coordinates: long, count: 2)
    #expect(arc.pointCount > 20 && arc.boundingMapRect.minY < MKMapPoint(long[0]).y - 1e6)
    let circle = MKCircle(center: zurich, radius: 1000)
    #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(zurich.latitude) - 2000) < 0.001)
    #expect(MKCircle(center: zurich, radius: .nan).radius == 0)
  }

  @Test("MK7: a filter of categories counts those that it names, or all others")
  func filters() {
    #expect(MKPointOfInterestFilter(including: [.cafe]).includes(.cafe))
    #expect(!MKPointOfInterestFilter(including: [.cafe]).includes(.zoo))
    #expect(MKPointOfInterestFilter(excluding: [.cafe]).includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo) && MKPointOfInterestFilter.includingAll.includes(.zoo))
  }
}
