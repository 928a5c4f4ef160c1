/// Whether a row cannot be selected.
nonisolated package struct SelectionDisabledKey: ViewTraitKey {
  package typealias Value = Bool
}
