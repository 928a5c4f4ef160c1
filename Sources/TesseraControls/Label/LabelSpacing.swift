import Foundation
import TesseraCore

nonisolated private struct LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated extension EnvironmentValues {
  /// The distance between the icon and the title of labels, in points; nil for the one that labels have by themselves.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icon and the title of the labels in this view, in points.
  ///
  /// A distance that is not a finite number counts as none: labels keep the one that they have by themselves. Labels
  /// with a style of the program's own ask the environment's `labelIconToTitleSpacing` if they want to follow it.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing.isFinite ? spacing : nil)
  }
}

nonisolated private struct LabelReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

nonisolated extension EnvironmentValues {
  /// How wide the room for the icons of labels is, in points; nil for as wide as each icon is (J383).
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Gives the icons of the labels in this view room of one width, in points, so that their titles begin at the same place
  /// (J383). A width that is negative or not finite counts as none.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value.isFinite && value >= 0 ? value : nil)
  }
}
