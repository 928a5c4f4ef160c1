import Foundation
import TesseraCore

/// Lengths of the bars of windows, in points (DK25).
nonisolated enum WindowBarMetrics {
  /// A bar with nothing but a title.
  static let titleHeight: CGFloat = 34
  static let height: CGFloat = 46
  static let compactHeight: CGFloat = 38
  /// The line of the toolbar below the title.
  static let toolbarHeight: CGFloat = 40
  static let margin: CGFloat = 10
  static let spacing: CGFloat = 8
  static let itemSize: CGFloat = 28
  /// What is left for a title at least.
  static let titleWidth: CGFloat = 60
  static let searchWidth: CGFloat = 200
  static let leastSearchWidth: CGFloat = 110
  static let controlSize: CGFloat = 24
}
