import Foundation
import TesseraCore

/// The preferred width of a column, in points.
nonisolated struct SplitColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  func width(usually usual: CGFloat) -> CGFloat {
    let wanted = ideal ?? usual
    return max(minimum ?? 0, min(wanted, maximum ?? wanted))
  }
}

nonisolated struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth { SplitColumnWidth() }

  static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {
    if value == SplitColumnWidth() { value = nextValue() }
  }
}

extension View {
  /// The width of the split view column around this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// The bounds of the width of the split view column around this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
