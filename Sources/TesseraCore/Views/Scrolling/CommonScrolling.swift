/// What a program chose for all scroll views, which each of them takes when it is made (J34).
nonisolated package struct CommonScrolling: Equatable, Sendable {
  /// Whether content can be pulled beyond its edges.
  package var bounces: Bool
  /// The axes along which no indicator is shown.
  package var axesWithoutIndicator: Axis.Set

  package init(bounces: Bool, axesWithoutIndicator: Axis.Set) {
    self.bounces = bounces
    self.axesWithoutIndicator = axesWithoutIndicator
  }

  /// What holds for scroll views that are made now; nil while a program has chosen nothing.
  @MainActor package static var current: (() -> CommonScrolling)?
}
