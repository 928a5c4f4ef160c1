/// Whether the machine is in a region.
public enum CLRegionState: Int, Sendable {
  /// No location is known.
  case unknown = 0
  case inside = 1
  case outside = 2
}
