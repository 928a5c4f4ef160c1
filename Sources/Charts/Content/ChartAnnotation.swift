import SwiftUI

/// A view at a mark.
nonisolated struct ChartAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  /// The marks that share the annotation have this number.
  var group: Int
  var content: Content

  enum Content {
    case view(AnyView)
    /// A view that knows how large its mark is.
    case function(@MainActor (AnnotationContext) -> AnyView)
  }
}
