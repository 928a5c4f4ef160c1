/// What of the flat map is seen, and how.
nonisolated struct MapViewpoint: Equatable, Sendable {
  /// The point in the middle. It may lie beyond the sides of the map, so that a movement across them goes on.
  var x: Double
  var y: Double
  /// The level of the tiles that would be shown in their size, of 256 points: 0 shows the world in one.
  var zoom: Double
  /// Degrees from north, clockwise, that are up.
  var heading: Double
  /// Degrees by which the map leans.
  var pitch: Double

  static let greatestZoom = 21.0
  static let greatestPitch = 60.0

  /// Points on the screen per map point.
  var scale: Double { exp2(zoom - 20) }

  var center: CLLocationCoordinate2D { Mercator.coordinate(x: x, y: y) }

  static func zoom(scale: Double) -> Double { log2(scale) + 20 }

  /// The same view, written so that it is as near as can be to another one: the map repeats, and so do directions.
  func nearest(to other: MapViewpoint) -> MapViewpoint {
    var result = self
    result.x = other.x + remainder(x - other.x, Mercator.side)
    result.heading = other.heading + remainder(heading - other.heading, 360)
    return result
  }

  /// The view within what a map of a size can show: nothing beyond the poles, and no more than one world (MK12).
  func bounded(in size: CGSize, _ bounds: MapCameraBounds?) -> MapViewpoint {
    var result = self
    let lowest = max(0, log2(max(size.height, 1) / 256))
    result.zoom = max(lowest, min(Self.greatestZoom, zoom.isFinite ? zoom : lowest))
    if let bounds { result.keep(within: bounds, height: size.height) }
    let reach = min(Mercator.side / 2, size.height / 2 / result.scale)
    result.y = max(reach, min(Mercator.side - reach, y.isFinite ? result.y : Mercator.side / 2))
    result.x = x.isFinite ? result.x : Mercator.side / 2
    result.heading = heading.isFinite ? heading : 0
    result.pitch = max(0, min(Self.greatestPitch, pitch.isFinite ? pitch : 0))
    return result
  }

  private mutating func keep(within bounds: MapCameraBounds, height: Double) {
    if let rect = bounds.centerRect, !rect.isNull {
      x = max(rect.minX, min(rect.maxX, rect.midX + remainder(x - rect.midX, Mercator.side)))
      y = max(rect.minY, min(rect.maxY, y))
    }
    let distance = MapLens.distance(of: self, height: height)
    if let least = bounds.minimumDistance, distance < least { zoom -= log2(least / distance) }
    if let greatest = bounds.maximumDistance, distance > greatest { zoom += log2(distance / greatest) }
  }
}

nonisolated extension MapViewpoint: Animatable {
  typealias Vector = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, AnimatablePair<Double, Double>>
  >

  var animatableData: Vector {
    get { Vector(AnimatablePair(x, y), AnimatablePair(zoom, AnimatablePair(heading, pitch))) }
    set {
      (x, y) = (newValue.first.first, newValue.first.second)
      zoom = newValue.second.first
      (heading, pitch) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
