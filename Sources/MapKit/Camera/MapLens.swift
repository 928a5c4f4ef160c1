/// How far a camera is from what it sees: its lens takes in 30 degrees from the top to the bottom of the map (MK10).
nonisolated enum MapLens {
  private static let heightPerDistance = 2 * tan(15 * Double.pi / 180)

  /// Meters from the place in the middle to the camera, for a map of a height in points.
  static func distance(of viewpoint: MapViewpoint, height: Double) -> Double {
    let metersPerPoint = MKMetersPerMapPointAtLatitude(viewpoint.center.latitude) / viewpoint.scale
    return max(1, height) * metersPerPoint / heightPerDistance
  }

  /// Points on the screen per map point, as a camera sees them.
  static func scale(of camera: MapCamera, height: Double) -> Double {
    let latitude = camera.centerCoordinate.latitude.isFinite ? camera.centerCoordinate.latitude : 0
    let meters = max(1, camera.distance.positive) * heightPerDistance
    return max(1, height) * MKMetersPerMapPointAtLatitude(latitude) / meters
  }
}
