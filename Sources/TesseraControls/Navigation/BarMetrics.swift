import Foundation
import TesseraCore

/// Lengths of bars, in points.
nonisolated enum BarMetrics {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let margin: CGFloat = 16
  static let bottomHeight: CGFloat = 49
  /// The chosen tab in a small bar.
  static let minimizedTabWidth: CGFloat = 76
  static let itemSpacing: CGFloat = 18
  /// The button of the menu of items that there is no room for.
  static let menuWidth: CGFloat = 22
  /// The button that leads back, with the distance behind it.
  static let backWidth: CGFloat = 74
  /// The least width that is left for a title.
  static let titleWidth: CGFloat = 60
  /// The text size of items, which does not follow the user's text size.
  static let fontSize: CGFloat = 17
  static let desktopFontSize: CGFloat = 14
  static let tabFontSize: CGFloat = 10
  static let tabIconSize: CGFloat = 20
}

/// What lies behind a bar: nothing, or a color that hides what is scrolled below it.
struct BarBackground: View {
  let color: Color
  let isShown: Bool
  /// Where the line is that sets the bar off.
  let lineEdge: VerticalEdge

  var body: some View {
    color
      .overlay(alignment: lineEdge == .top ? .top : .bottom) { AlertLine(axis: .horizontal) }
      .opacity(isShown ? 1 : 0)
  }
}
