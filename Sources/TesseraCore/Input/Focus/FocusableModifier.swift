import Foundation

/// Makes a view focusable, and tells the views inside whether it is focused.
struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions

  @State private var isFocused = false

  nonisolated init(isFocusable: Bool, interactions: FocusInteractions) {
    self.isFocusable = isFocusable
    self.interactions = interactions
  }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusTargetModifier(isFocusable: isFocusable, interactions: interactions) { isFocused = $0 })
  }
}

nonisolated struct FocusTargetModifier: WrapperModifier {
  var isFocusable: Bool
  var interactions: FocusInteractions
  var onChange: @MainActor (Bool) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> FocusTargetNode {
    FocusTargetNode(self, context)
  }

  @MainActor func update(_ wrapper: FocusTargetNode) {
    wrapper.modifier = self
  }
}

/// Can have the focus.
final class FocusTargetNode: WrapperNode, FocusTarget {
  var modifier: FocusTargetModifier

  init(_ modifier: FocusTargetModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var wantsFocus: Bool { modifier.isFocusable }

  /// E9: a view that can only be activated is not focused by a click.
  var takesFocusByClick: Bool { modifier.interactions.contains(.edit) }

  func focusDidChange(_ hasFocus: Bool) {
    modifier.onChange(hasFocus)
  }
}

nonisolated private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the nearest focusable ancestor has the focus.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Makes the view focusable (E9).
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Makes the view focusable for some interactions (E9).
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
