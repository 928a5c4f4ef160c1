import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  open internal(set) var name: String?
  /// The street.
  open internal(set) var thoroughfare: String?
  /// The number of the house.
  open internal(set) var subThoroughfare: String?
  /// The city.
  open internal(set) var locality: String?
  /// A part of the city.
  open internal(set) var subLocality: String?
  /// The state or province.
  open internal(set) var administrativeArea: String?
  /// A part of the state or province.
  open internal(set) var subAdministrativeArea: String?
  /// The code of the postal service.
  open internal(set) var postalCode: String?
  /// Two letters.
  open internal(set) var isoCountryCode: String?
  /// Its name.
  open internal(set) var country: String?
  /// The lake or river.
  open internal(set) var inlandWater: String?
  /// The ocean.
  open internal(set) var ocean: String?
  /// What there is to see.
  open internal(set) var areasOfInterest: [String]?
  /// The time zone there.
  open internal(set) var timeZone: TimeZone?

  /// The circle around the place, if there is a place.
  open var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: $0.horizontalAccuracy, identifier: name ?? "") }
  }

  /// Creates the place of another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    timeZone = placemark.timeZone
  }

  /// Creates a place without an address.
  package init(location: CLLocation?, name: String? = nil) {
    self.location = location
    self.name = name
  }

  /// The placemark itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
