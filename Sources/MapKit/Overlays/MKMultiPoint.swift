/// A shape of several points.
nonisolated open class MKMultiPoint: MKShape {
  let mapPoints: [MKMapPoint]
  private let storage: UnsafeMutablePointer<MKMapPoint>

  init(_ points: [MKMapPoint]) {
    mapPoints = points
    storage = .allocate(capacity: max(1, points.count))
    storage.initialize(from: points, count: points.count)
    super.init()
  }

  deinit {
    storage.deinitialize(count: mapPoints.count)
    storage.deallocate()
  }

  /// The points, which live as long as the object.
  public func points() -> UnsafeMutablePointer<MKMapPoint> { storage }

  /// How many points there are.
  public var pointCount: Int { mapPoints.count }

  /// Writes the places of some points to memory of the caller; those that do not exist are left out.
  public func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard let range = Range(range) else { return }
    for (index, place) in range.clamped(to: 0..<mapPoints.count).enumerated() {
      coordinates[index] = mapPoints[place].coordinate
    }
  }

  /// The smallest part of the flat map with the points in it.
  public var boundingMapRect: MKMapRect { MKMapRect(enclosing: mapPoints) }

  /// The middle of the points.
  open override var coordinate: CLLocationCoordinate2D {
    get { middle }
    set { super.coordinate = newValue }
  }

  private var middle: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// What lies at an address, as an array; no more than a negative count says is nothing.
  static func array<Element>(_ start: UnsafePointer<Element>, _ count: Int) -> [Element] {
    Array(UnsafeBufferPointer(start: start, count: max(0, count)))
  }
}
