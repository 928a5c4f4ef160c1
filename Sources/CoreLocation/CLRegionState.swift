/// Whether the machine is in a region.
public enum CLRegionState: Int, Sendable {
  /// No location is known.
  case unknown = 0
  /// It is in the region.
  case inside = 1
  /// It is not.
  case outside = 2
}
