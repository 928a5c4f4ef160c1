import SwiftUI

/// Marks that are drawn apart from the others, and then as one piece (CH23).
nonisolated struct MarkLayer {
  enum Kind {
    case composite
    /// The layer is seen where the marks that name it as their mask are.
    case masked
    case view(AnyView)
  }

  let id: Int
  let kind: Kind
  /// What modifiers around the layer say about it as one piece.
  let effects: MarkEffects
  let zIndex: Double

  var isView: Bool {
    if case .view = kind { return true }
    return false
  }
}
