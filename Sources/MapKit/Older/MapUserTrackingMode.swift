/// Whether an older map follows the machine. Here it does not: the region of the program counts (MK27).
nonisolated public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}
