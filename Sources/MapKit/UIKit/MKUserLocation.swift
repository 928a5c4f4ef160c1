/// The annotation of where the machine is.
nonisolated public final class MKUserLocation: NSObject, MKAnnotation {
  /// Where the machine is; nil while that is not known.
  public internal(set) var location: CLLocation?
  /// Whether the place is being looked for.
  public var isUpdating: Bool { location == nil }
  /// What it is called.
  public var title: String? = "My Location"
  /// What is said about it.
  public var subtitle: String?

  /// The place; none of the earth while it is not known.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
