import Foundation
import TesseraCore

/// How wide a column of a desktop's window can be, in points (DK23).
nonisolated struct ColumnRoom: Equatable {
  let limits: PaneLengths.Limits
  /// What the column has as long as there is room for it; nil for what the others leave over.
  let wanted: CGFloat?

  /// The column that gets what the others leave over.
  static let rest = ColumnRoom(limits: PaneLengths.Limits(smallest: 200, largest: .infinity), wanted: nil)

  /// - Parameters:
  ///   - usual: what a column of the kind has where the program says nothing.
  ///   - preferred: what the program says.
  ///   - chosen: what the user gave it; nil if the user did not change it.
  init(_ usual: UsualWidth, preferred: SplitColumnWidth, chosen: CGFloat?) {
    let ideal = preferred.width(usually: usual.ideal)
    limits = PaneLengths.Limits(
      smallest: preferred.minimum ?? min(usual.smallest, ideal),
      largest: preferred.maximum ?? max(usual.largest, ideal))
    wanted = limits.clamped(chosen ?? ideal)
  }

  /// The last column, for which a program can set the least width too.
  init(ofRest preferred: SplitColumnWidth) {
    let usual = Self.rest.limits
    limits = PaneLengths.Limits(smallest: preferred.minimum ?? usual.smallest, largest: usual.largest)
    wanted = nil
  }

  private init(limits: PaneLengths.Limits, wanted: CGFloat?) {
    self.limits = limits
    self.wanted = wanted
  }

  /// The widths of a kind of columns, in points.
  struct UsualWidth: Equatable {
    let smallest: CGFloat
    let ideal: CGFloat
    let largest: CGFloat

    static let sidebar = UsualWidth(smallest: 140, ideal: SplitMetrics.sidebarWidth(isMac: true), largest: 400)
    static let content = UsualWidth(smallest: 160, ideal: SplitMetrics.contentWidth(isMac: true), largest: 500)
    static let inspector = UsualWidth(smallest: 200, ideal: 270, largest: 400)
  }
}

/// The room of a column; nil for the line between two.
nonisolated enum ColumnRoomKey: LayoutValueKey {
  static var defaultValue: ColumnRoom? { nil }
}
