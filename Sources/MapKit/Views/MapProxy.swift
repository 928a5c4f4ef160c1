import TesseraCore

/// Says where places are on a map.
///
/// It knows the map after its first frame. Points are those of the map, which begins at its upper left corner, for any coordinate
/// space: a map is not moved against the reader.
@MainActor
public struct MapProxy {
  let model: MapModel

  /// The place at a point; nil if the map shows nothing there, or is not shown.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let shown = model.shown, point.x.isFinite, point.y.isFinite else { return nil }
    let inMap = local(point, shown)
    let y = shown.mapPoint(inMap).y
    return y >= 0 && y <= Mercator.side ? shown.coordinate(inMap) : nil
  }

  /// Where a place is seen; nil if it is none on the earth, or the map is not shown.
  public func convert(_ place: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let shown = model.shown, CLLocationCoordinate2DIsValid(place) else { return nil }
    let point = shown.point(place)
    return CGPoint(x: point.x - shown.insets.leading, y: point.y - shown.insets.top)
  }

  /// The map reaches below bars; points are those of the room that they leave.
  private func local(_ point: CGPoint, _ shown: MapProjection) -> CGPoint {
    CGPoint(x: point.x + shown.insets.leading, y: point.y + shown.insets.top)
  }

  /// The camera that shows all of a region; nil if the map is not shown.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.mapRect) }

  /// The camera that shows all of an item's surroundings; nil if the map is not shown.
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
    camera { $0.viewpoint(for: .item(item)) }
  }

  /// The camera that shows all of a part of the flat map; nil if the map is not shown.
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    camera { $0.viewpoint(for: .rect(rect)) }
  }

  private func camera(_ frame: (MapFraming) -> MapViewpoint) -> MapCamera? {
    guard var shown = model.shown else { return nil }
    shown.viewpoint = frame(
      MapFraming(size: shown.openSize, insets: shown.insets, content: .null, userLocation: nil)
    ).bounded(in: shown.size, model.bounds)
    return shown.camera
  }
}
