/// What a map shows: a place, or what is on it.
nonisolated public struct MapCameraPosition: Equatable, Sendable {
  enum Target: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    indirect case user(followsHeading: Bool, fallback: MapCameraPosition)
    /// Where the user moved the map to.
    case byUser
  }

  let target: Target

  /// All of what is on the map, with some room around it (MK11).
  public static var automatic: MapCameraPosition { MapCameraPosition(target: .automatic) }

  /// All of a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(target: .region(region))
  }

  /// All of a part of the flat map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(target: .rect(rect)) }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(target: .camera(camera)) }

  /// An item, with a kilometer around it.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(target: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }

  /// Where the machine is.
  ///
  /// - Parameters:
  ///   - followsHeading: whether the direction in which one looks is up; no desktop knows it, so north stays up.
  ///   - fallback: what is shown while the place is not known.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(target: .user(followsHeading: followsHeading, fallback: fallback))
  }

  /// Whether the position depends on where the machine is.
  var showsUser: Bool {
    switch target {
    case .user: true
    case .item(let item, _): item.isCurrentLocation
    default: false
    }
  }

  static var byUser: MapCameraPosition { MapCameraPosition(target: .byUser) }

  /// The region, if the position is one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = target { region } else { nil }
  }

  /// The part of the flat map, if the position is one.
  public var rect: MKMapRect? {
    if case .rect(let rect) = target { rect } else { nil }
  }

  /// The camera, if the position is one.
  public var camera: MapCamera? {
    if case .camera(let camera) = target { camera } else { nil }
  }

  /// The item, if the position is one.
  public var item: MKMapItem? {
    if case .item(let item, _) = target { item } else { nil }
  }

  /// Whether an item may be seen from the side; it is seen from above here.
  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allows) = target { allows } else { false }
  }

  /// Whether the map follows where the machine is.
  public var followsUserLocation: Bool {
    if case .user = target { true } else { false }
  }

  /// Whether the direction in which one looks should be up.
  public var followsUserHeading: Bool {
    if case .user(let follows, _) = target { follows } else { false }
  }

  /// What is shown while the place of the machine is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = target { fallback } else { nil }
  }

  /// Whether the user moved the map (MK14).
  public var positionedByUser: Bool {
    if case .byUser = target { true } else { false }
  }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    switch (left.target, right.target) {
    case (.automatic, .automatic), (.byUser, .byUser): true
    case (.region(let left), .region(let right)): left.numbers == right.numbers
    case (.rect(let left), .rect(let right)): left.numbers == right.numbers
    case (.camera(let left), .camera(let right)): left == right
    case (.item(let left, let first), .item(let right, let second)): left === right && first == second
    case (.user(let first, let left), .user(let second, let right)): first == second && left == right
    default: false
    }
  }
}

nonisolated extension MKCoordinateRegion {
  var numbers: [Double] { [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta] }
}

nonisolated extension MKMapRect {
  var numbers: [Double] { [minX, minY, width, height] }
}
