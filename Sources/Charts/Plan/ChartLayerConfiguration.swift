import SwiftUI

/// A view in front of a chart or behind it.
nonisolated struct ChartLayerConfiguration {
  var alignment: Alignment
  var content: @MainActor (ChartProxy) -> AnyView
}
