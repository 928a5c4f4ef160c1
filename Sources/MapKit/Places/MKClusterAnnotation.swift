/// Annotations that lie together, as one (MK31).
nonisolated open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// What it is called: at first what the first of its annotations with a title is called.
  open var title: String?
  /// What is said about it: at first how many others there are.
  open var subtitle: String?

  /// A cluster of annotations. One of none lies at a place that is not on the earth, so that it is not shown.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.lazy.compactMap(\.title).first
    subtitle = memberAnnotations.count > 1 ? "\(memberAnnotations.count - 1) more" : nil
    super.init()
  }

  /// The middle of the annotations on the flat map, on the shorter way around the earth.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init)
    guard let first = points.first else { return kCLLocationCoordinate2DInvalid }
    let count = Double(points.count)
    let x = points.map { first.x + remainder($0.x - first.x, Mercator.side) }.reduce(0, +) / count
    let place = Mercator.coordinate(x: x, y: points.map(\.y).reduce(0, +) / count)
    return CLLocationCoordinate2D(latitude: place.latitude, longitude: remainder(place.longitude, 360))
  }
}
