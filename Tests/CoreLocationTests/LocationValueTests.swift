import CoreLocation
import Testing

/// Places as values.
struct LocationValueTests {
  @Test("CL2: a coordinate is valid within the degrees of the Earth")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(0, .nan)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("CL2: distances run along the Earth, which is flat at its poles")
  func distances() {
    let equator = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(equator.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.5) < 1)
    #expect(abs(equator.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574) < 20)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(london.distance(from: paris) - 343_900) < 400)
    #expect(london.distance(from: london) == 0)
    #expect(equator.distance(from: CLLocation(latitude: 0, longitude: 180)) > 19_900_000)
    #expect(equator.distance(from: CLLocation(latitude: 200, longitude: 0)).isNaN)
  }

  @Test("CL6: a circular region contains what is within its radius")
  func regions() {
    let region = CLCircularRegion(center: CLLocationCoordinate2DMake(50, 8), radius: 1_000, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2DMake(50.008, 8)))
    #expect(!region.contains(CLLocationCoordinate2DMake(50.01, 8)))
    #expect(!region.contains(kCLLocationCoordinate2DInvalid))
    #expect(region == CLCircularRegion(center: CLLocationCoordinate2DMake(1, 1), radius: .nan, identifier: "a"))
  }

  @Test("CL8: addresses are not found, and the error says so")
  func addresses() async {
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().geocodeAddressString("1 Main Street")
    }
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 1))
    }
  }
}
