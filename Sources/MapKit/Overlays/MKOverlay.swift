/// What covers a part of a map.
nonisolated public protocol MKOverlay: MKAnnotation {
  /// The part of the flat map that it covers.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers some of a part of the map.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether it takes the place of the map itself.
  var canReplaceMapContent: Bool { get }
}

nonisolated extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}
