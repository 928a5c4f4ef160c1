/// A place with an address.
nonisolated public final class MKPlacemark: NSObject, MKAnnotation, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  public let name: String?
  /// The street with its number in `subThoroughfare`.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// A part of the city.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// A part of the state.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country.
  public let country: String?
  /// The code of the country, of two letters.
  public let isoCountryCode: String?

  /// Creates a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a place with an address.
  ///
  /// - Parameter addressDictionary: its parts by the keys `Name`, `Street`, `Thoroughfare`, `SubThoroughfare`, `City`,
  ///   `SubLocality`, `State`, `SubAdministrativeArea`, `ZIP`, `Country` and `CountryCode`; what is no text is ignored.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    func part(_ key: String) -> String? { addressDictionary?[key] as? String }
    self.coordinate = coordinate
    name = part("Name")
    thoroughfare = part("Thoroughfare") ?? part("Street")
    subThoroughfare = part("SubThoroughfare")
    locality = part("City")
    subLocality = part("SubLocality")
    administrativeArea = part("State")
    subAdministrativeArea = part("SubAdministrativeArea")
    postalCode = part("ZIP")
    country = part("Country")
    isoCountryCode = part("CountryCode")
  }

  /// Creates the place of another one, which has to have a location; without one, it is none of the earth.
  public convenience init(placemark: CLPlacemark) {
    let parts: [String: String?] = [
      "Name": placemark.name, "Thoroughfare": placemark.thoroughfare, "SubThoroughfare": placemark.subThoroughfare,
      "City": placemark.locality, "SubLocality": placemark.subLocality, "State": placemark.administrativeArea,
      "SubAdministrativeArea": placemark.subAdministrativeArea, "ZIP": placemark.postalCode,
      "Country": placemark.country, "CountryCode": placemark.isoCountryCode,
    ]
    self.init(
      coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid,
      addressDictionary: parts.compactMapValues { $0 })
  }

  /// The address in one line; nil if there is none.
  public var title: String? {
    let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    let parts = [name, street, locality, region, country].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// None.
  public var subtitle: String? { nil }

  /// The place as a location.
  public var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }

  /// The code of the country.
  public var countryCode: String? { isoCountryCode }
}
