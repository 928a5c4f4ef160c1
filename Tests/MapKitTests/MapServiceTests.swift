import MapKit
import Testing

/// One after the other, because the services are the program's.
@Suite(.serialized)
struct MapServiceTests {
  private static func item(_ name: String, _ longitude: Double) -> MKMapItem {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 47, longitude: longitude)))
    item.name = name
    return item
  }

  private static func withServices(_ services: MapServices, _ body: () async throws -> Void) async rethrows {
    MapServices.current = services
    defer { MapServices.current = MapServices() }
    try await body()
  }

  @Test("MK6: without a service, searches, ways and addresses throw an error of their own")
  func none() async throws {
    await #expect(throws: MKError.self) {
      try await MKLocalSearch(request: .init(naturalLanguageQuery: "coffee")).start()
    }
    let request = MKDirections.Request()
    await #expect(throws: MKError(.directionsNotFound)) { try await MKDirections(request: request).calculate() }
    request.source = Self.item("A", 8)
    request.destination = Self.item("B", 9)
    await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculate() }
    await #expect(throws: MKError(.serverFailure)) { try await MKGeocodingRequest(addressString: "Here")?.mapItems }
    #expect(MKGeocodingRequest(addressString: "") == nil)
  }

  @Test("MK6: a search asks the program's service, and says the region of what it found")
  func search() async throws {
    let services = MapServices(search: { query in
      query.text == "coffee" && query.region == nil ? [Self.item("A", 8), Self.item("B", 9)] : []
    })
    try await Self.withServices(services) {
      let response = try await MKLocalSearch(request: .init(naturalLanguageQuery: "coffee")).start()
      #expect(response.mapItems.map(\.name) == ["A", "B"])
      #expect(abs(response.boundingRegion.center.longitude - 8.5) < 1e-9)
    }
  }

  @Test("MK6: ways come from the program's service; none is an error")
  func directions() async throws {
    let services = MapServices(directions: { query in
      guard query.transportType == .walking else { return [] }
      let places = [query.source.placemark.coordinate, query.destination.placemark.coordinate]
      return [MapRoute(name: "Lake path", coordinates: places, distance: 75_000, expectedTravelTime: 60_000)]
    })
    try await Self.withServices(services) {
      let request = MKDirections.Request()
      request.source = Self.item("A", 8)
      request.destination = Self.item("B", 9)
      request.transportType = .walking
      let route = try #require(try await MKDirections(request: request).calculate().routes.first)
      #expect(route.name == "Lake path" && route.distance == 75_000 && route.polyline.pointCount == 2)
      #expect(try await MKDirections(request: request).calculateETA().expectedTravelTime == 60_000)
      request.transportType = .transit
      await #expect(throws: MKError(.directionsNotFound)) { try await MKDirections(request: request).calculate() }
    }
  }
}
