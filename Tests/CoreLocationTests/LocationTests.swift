import CoreLocation
import Testing

struct LocationTests {
  @Test(
    "CL1: a coordinate is valid within the degrees of the earth",
    arguments: [
      (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, -180.5, false), (.nan, 0, false),
    ])
  func validity(latitude: Double, longitude: Double, isValid: Bool) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test(
    "CL2: distances follow the shape of the earth",
    arguments: [
      // A degree along the equator, and one along a meridian there.
      (0.0, 0.0, 0.0, 1.0, 111_319.5), (0, 0, 1, 0, 110_574.4),
      // Over the line where days begin.
      (0, 179.5, 0, -179.5, 111_319.5),
      // From Paris to New York.
      (48.8566, 2.3522, 40.7128, -74.0060, 5_852_935), (10, 10, 10, 10, 0),
    ])
  func distance(latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, meters: Double) {
    let start = CLLocation(latitude: latitude, longitude: longitude)
    let end = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(start.distance(from: end) - meters) < max(1, meters * 0.000_5))
    #expect(abs(start.distance(from: end) - end.distance(from: start)) < 0.001)
  }

  @Test("CL2: the distance between opposite places is half the circumference, and one without numbers is none")
  func extremes() {
    let start = CLLocation(latitude: 0, longitude: 0)
    let half = start.distance(from: CLLocation(latitude: 0, longitude: 180))
    #expect((20_000_000...20_040_000).contains(half))
    #expect(start.distance(from: CLLocation(latitude: .nan, longitude: 0)).isNaN)
  }

  @Test("CL3: a location without a movement has no course and no speed, and survives coding")
  func coding() throws {
    let location = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), altitude: 34, horizontalAccuracy: 12,
      verticalAccuracy: 5, timestamp: Date(timeIntervalSinceReferenceDate: 1_000))
    #expect(location.course == -1)
    #expect(location.speed == -1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(copy.coordinate.latitude == 52.52)
    #expect(copy.horizontalAccuracy == 12)
    #expect(copy.timestamp == location.timestamp)
  }
}
