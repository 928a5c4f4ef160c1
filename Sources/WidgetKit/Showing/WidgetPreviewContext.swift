import SwiftUI

/// Shows a view as a widget, in previews by `PreviewProvider`.
nonisolated public struct WidgetPreviewContext: PreviewContext, ViewModifier {
  private let family: WidgetFamily

  /// - Parameter family: the size.
  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  @MainActor public func body(content: Content) -> some View {
    WidgetView(AnyView(content), family: family, hasMargins: true)
  }
}
