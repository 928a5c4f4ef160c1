nonisolated extension MapProjection {
  /// The viewpoint after a drag by a distance on the screen.
  func panned(by distance: CGSize) -> MapViewpoint {
    let start = mapPoint(middle)
    let end = mapPoint(CGPoint(x: middle.x - distance.width, y: middle.y - distance.height))
    var result = viewpoint
    result.x += end.x - start.x
    result.y += end.y - start.y
    return result
  }

  /// The viewpoint after a change of size by which a point of the screen stays where it is.
  func zoomed(by levels: Double, about point: CGPoint, _ bounds: MapCameraBounds?) -> MapViewpoint {
    var result = viewpoint
    result.zoom += levels
    return keeping(point, result.bounded(in: size, bounds))
  }

  /// The viewpoint after a turn by which a point of the screen stays where it is.
  func turned(by degrees: Double, about point: CGPoint) -> MapViewpoint {
    var result = viewpoint
    result.heading += degrees
    return keeping(point, result)
  }

  private func keeping(_ point: CGPoint, _ changed: MapViewpoint) -> MapViewpoint {
    let wanted = mapPoint(point)
    var moved = self
    moved.viewpoint = changed
    let there = moved.mapPoint(point)
    moved.viewpoint.x += wanted.x - there.x
    moved.viewpoint.y += wanted.y - there.y
    return moved.viewpoint
  }
}
