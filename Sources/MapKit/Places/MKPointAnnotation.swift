/// A place that a program sets.
nonisolated open class MKPointAnnotation: MKShape {
  /// Creates an annotation at 0 degrees north and 0 degrees east.
  public override init() {
    super.init()
  }

  /// Creates an annotation at a place.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }

  /// Creates an annotation at a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(__coordinate: coordinate)
  }
}
