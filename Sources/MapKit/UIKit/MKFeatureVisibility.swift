/// Whether a part of an annotation is shown.
nonisolated public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}
