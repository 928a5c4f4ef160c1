import Foundation
import Observation
import TesseraCore

/// Items that are always in the menu at the end of the bar (F6).
nonisolated public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// Items that are always in the menu at the end of the bar.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeView(_ menu: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: ToolbarItemPlacement(region: .overflow), content: menu.content))
  }
}
