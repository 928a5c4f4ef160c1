import Foundation

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Meters; 0 for one that is negative or no number.
  public let radius: CLLocationDistance

  /// Creates a circle. A negative radius counts as 0.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius > 0 ? radius : 0
    super.init(identifier: identifier)
  }

  convenience init(_ area: CircularArea) {
    self.init(center: area.center, radius: area.radius, identifier: area.identifier)
    notifyOnEntry = area.notifiesOnEntry
    notifyOnExit = area.notifiesOnExit
  }

  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { area.contains(coordinate) }

  open override func copy(with zone: NSZone? = nil) -> Any { CLCircularRegion(area) }

  var area: CircularArea {
    CircularArea(
      identifier: identifier, center: center, radius: radius, notifiesOnEntry: notifyOnEntry,
      notifiesOnExit: notifyOnExit)
  }
}
