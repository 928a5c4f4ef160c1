import SwiftUI

/// A view at marks.
struct AnnotationView: View {
  let annotation: PlacedAnnotation
  // tessera:disable whole-model-row - a new plan has new places for all annotations
  let places: MarkPlaces
  /// The size of the plot, once it has one.
  let plot: CGSize

  var body: some View {
    switch annotation.annotation.content {
    case .view(let view): view
    case .function(let function):
      function(AnnotationContext(targetSize: places.target(of: annotation, in: plot)?.size ?? .zero))
    }
  }
}
