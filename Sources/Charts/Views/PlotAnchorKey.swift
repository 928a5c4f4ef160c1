import SwiftUI

/// The plot of a chart with some content: charts in annotations of others have other content, and so keys of their own.
nonisolated struct PlotAnchorKey<Marks>: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
