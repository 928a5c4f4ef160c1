/// A feature of the map itself, such as a shop. A map of pictures has none that can be selected (MK16).
nonisolated public struct MapFeature: Hashable, Sendable {
  /// The kinds of features.
  public enum Kind: Hashable, Sendable {
    case pointOfInterest
    case territory
    case physicalFeature
  }

  /// What it is.
  public let kind: Kind
  /// What it is called.
  public let title: String?
  /// What it is for.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  private let latitude: Double
  private let longitude: Double

  /// The place.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
}
