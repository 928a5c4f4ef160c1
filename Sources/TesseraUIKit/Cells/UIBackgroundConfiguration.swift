import Foundation
import SwiftUI

/// What lies behind the content of a button or a cell.
nonisolated public struct UIBackgroundConfiguration: Equatable, Sendable {
  /// The color; nil for that of the kind.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 6
  /// How far the background keeps away from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of a line around the background; nil for none.
  public var strokeColor: UIColor?
  /// How thick that line is, in points.
  public var strokeWidth: CGFloat = 0
  /// A view in front of the color; nil for none.
  public var customView: UIView?

  init() {}

  private init(color: UIColor) {
    backgroundColor = color
    cornerRadius = 0
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }

  /// That of cells in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }

  /// That of cells in a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
  }

  /// That of cells in a list, by its kind.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// That of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listPlainCell() }

  /// That of headers and footers in a list of groups.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The configuration for a state: the same in all.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The background as a view of SwiftUI.
  @MainActor @ViewBuilder var face: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius.isFinite ? max(0, cornerRadius) : 0)
    ZStack {
      if let backgroundColor { shape.fill(Color(backgroundColor)) }
      if let customView { UIViewFace(customView) }
      if let strokeColor, strokeWidth > 0 { shape.strokeBorder(Color(strokeColor), lineWidth: strokeWidth) }
    }
    .padding(EdgeInsets(backgroundInsets))
  }
}

extension EdgeInsets {
  /// The same distances; those that are no finite numbers count as none.
  init(_ insets: NSDirectionalEdgeInsets) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.init(
      top: usable(insets.top), leading: usable(insets.leading), bottom: usable(insets.bottom),
      trailing: usable(insets.trailing))
  }
}
