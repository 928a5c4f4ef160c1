nonisolated extension MKMapSnapshotter {
  /// What a picture of a map shows (MK33). What is set last of the camera, the region and the rectangle counts.
  public final class Options: NSObject, NSCopying {
    /// What the map looks like (MK24).
    public var mapType = MKMapType.standard
    /// The size in points. What is not a positive number counts as 256, and sides are at most 4,096.
    public var size = CGSize(width: 256, height: 256)
    /// Pixels per point. What is not a positive number counts as 1, and it is at most 4.
    public var scale: CGFloat = 1
    /// Light or dark surroundings.
    public var traitCollection = UITraitCollection(userInterfaceStyle: .light)
    /// Which kinds of places are shown; they are part of the pictures, so it is only kept (MK24).
    public var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown; they are part of the pictures (MK24).
    public var showsBuildings = true
    /// Whether shops and such are shown; they are part of the pictures (MK24).
    public var showsPointsOfInterest = true
    /// Where the pictures come from; nil for where maps of the program have theirs from (MK21). An addition of Tessera's.
    public var tileSource: MapTileSource?
    private var position = MapCameraPosition.rect(.world)

    /// A picture of the world, of 256 points.
    public override init() {
      super.init()
    }

    /// What is seen; a region with what is no number changes nothing.
    public var region: MKCoordinateRegion {
      get { request.projection.update.region }
      set {
        guard newValue.numbers.allSatisfy(\.isFinite) else {
          return MapWarning.write("a region with what is no number changes nothing.")
        }
        position = .region(newValue)
      }
    }

    /// What is seen, on the flat map.
    public var mapRect: MKMapRect {
      get { request.projection.update.rect }
      set { position = .rect(newValue) }
    }

    /// From where the map is seen; a copy, which is set to be used.
    public var camera: MKMapCamera {
      get { MKMapCamera(request.projection.camera) }
      set { position = .camera(newValue.mapCamera) }
    }

    /// Other options of the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      copy.mapType = mapType
      copy.size = size
      copy.scale = scale
      copy.traitCollection = traitCollection
      copy.pointOfInterestFilter = pointOfInterestFilter
      copy.showsBuildings = showsBuildings
      copy.showsPointsOfInterest = showsPointsOfInterest
      copy.tileSource = tileSource
      copy.position = position
      return copy
    }

    var request: MapSnapshotRequest {
      func side(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? min(length, 4096) : 256 }
      return MapSnapshotRequest(
        position: position, size: CGSize(width: side(size.width), height: side(size.height)),
        scale: scale.isFinite && scale > 0 ? min(scale, 4) : 1, traits: traitCollection, source: tileSource,
        isPlain: mapType == .standard || mapType == .mutedStandard)
    }
  }
}
