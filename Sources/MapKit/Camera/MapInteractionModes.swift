/// How a user can move a map.
nonisolated public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Dragging it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Making it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Making it lean.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turning it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
