/// From where a map of UIKit is seen.
nonisolated open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Meters from the place to the camera (MK10).
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees from north that are up.
  open var heading: CLLocationDirection = 0
  /// Degrees that the camera leans.
  open var pitch: CGFloat = 0

  /// Meters from the ground to the camera.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.1, cos(pitch * .pi / 180)) }
  }

  /// A camera at 0 degrees north and 0 degrees east.
  public override init() {
    super.init()
  }

  /// A camera above a place.
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    centerCoordinate = center
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  convenience init(_ camera: MapCamera) {
    self.init(
      lookingAtCenter: camera.centerCoordinate, fromDistance: camera.distance, pitch: camera.pitch,
      heading: camera.heading)
  }

  var mapCamera: MapCamera {
    MapCamera(
      centerCoordinate: centerCoordinate, distance: centerCoordinateDistance, heading: heading, pitch: pitch)
  }
}
