import SwiftUI

/// What modifiers say about the legend.
nonisolated struct LegendConfiguration {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: (@MainActor () -> AnyView)?
}
