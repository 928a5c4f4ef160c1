import TesseraCore

/// Items of a toolbar that the user may arrange (J433).
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
  /// What the user may do with the items (J433).
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    _ModifiedToolbarContent(content: self) { AnyView($0.trait(ToolbarBehaviorKey.self, behavior)) }
  }

  /// Whether the items are shown before the user arranges the toolbar, and what else holds of them then (J433).
  ///
  /// - Parameters:
  ///   - defaultVisibility: hidden items are shown once the user adds them; automatic leaves it to the item.
  ///   - options: what else holds.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ModifiedToolbarContent(content: self) {
      AnyView(
        $0.trait(ToolbarDefaultKey.self, ToolbarItemDefault(visibility: defaultVisibility, options: options))
          .environment(\.toolbarItemDefault, ToolbarItemDefault(visibility: defaultVisibility, options: options)))
    }
  }

  /// What holds of the items when the user arranges the toolbar (J433).
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent {
    defaultCustomization(.automatic, options: options)
  }
}
