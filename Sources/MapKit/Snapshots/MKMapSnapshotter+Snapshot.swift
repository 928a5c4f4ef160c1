nonisolated extension MKMapSnapshotter {
  /// A picture of a map (MK33).
  public final class Snapshot: NSObject, Sendable {
    /// The picture.
    public let image: UIImage
    /// The surroundings that it was made for.
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(image: UIImage, traitCollection: UITraitCollection, projection: MapProjection) {
      self.image = image
      self.traitCollection = traitCollection
      self.projection = projection
    }

    /// Where a place is seen, in points from the top left corner; it may lie outside of the picture.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
  }
}
