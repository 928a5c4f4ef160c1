/// Where an overlay lies.
nonisolated public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads; a map of pictures has its labels in them, so they are covered, too.
  case aboveRoads = 0
  /// In front of those above the roads.
  case aboveLabels = 1
}
