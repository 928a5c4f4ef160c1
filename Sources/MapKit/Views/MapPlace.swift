/// Where a view lies on a map.
nonisolated struct MapPlace: Equatable {
  var point = CGPoint.zero
  /// The point of the view that lies there.
  var anchor = UnitPoint.center
}

nonisolated struct MapPlaceKey: LayoutValueKey {
  static let defaultValue = MapPlace()
}
