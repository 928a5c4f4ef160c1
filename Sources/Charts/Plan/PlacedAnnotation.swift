import SwiftUI

/// An annotation, and the marks that it belongs to.
nonisolated struct PlacedAnnotation: Identifiable {
  let id: Int
  let annotation: ChartAnnotation
  /// The indices of the marks in the plan.
  var marks: [Int]
  /// Whether it takes the place of a symbol.
  var isSymbol = false
}
