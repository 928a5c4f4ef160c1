import SwiftUI

/// A title of an axis.
nonisolated struct AxisTitleConfiguration {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: @MainActor () -> AnyView
}
