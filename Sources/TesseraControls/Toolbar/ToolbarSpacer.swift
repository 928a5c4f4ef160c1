import Foundation
import TesseraCore

/// Room between items of a toolbar.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room between items at a place of the toolbar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _makeView(_ spacer: Self) -> AnyView {
    AnyView(
      Spacer(minLength: spacer.sizing.isFlexible ? 0 : nil)
        .frame(width: spacer.sizing.isFlexible ? nil : 4)
        .trait(ToolbarPlacementKey.self, spacer.placement))
  }
}
