import SwiftUI

/// How tips look in a part of a program.
nonisolated struct TipAppearance {
  var style: (any TipViewStyle)?
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var imageSize: CGSize?
}

nonisolated extension EnvironmentValues {
  @Entry var tipAppearance = TipAppearance()
  @Entry var isTipInPopover = false
}

extension View {
  /// Draws the tips in this view in a style.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipAppearance) { $0.style = style }
  }

  /// Draws something behind the tips in this view.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View {
    transformEnvironment(\.tipAppearance) { $0.background = AnyShapeStyle(style) }
  }

  /// Rounds the corners of the tips in this view.
  ///
  /// - Parameters:
  ///   - cornerRadius: in points; what is no number or below 0 counts as 0.
  ///   - antialiased: makes no difference.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipAppearance) { $0.cornerRadius = cornerRadius > 0 ? cornerRadius : 0 }
  }

  /// Sets the size of the pictures of the tips in this view, in points.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipAppearance) { $0.imageSize = size.width > 0 && size.height > 0 ? size : nil }
  }
}
