import TesseraCore

/// What a Touch Bar would show. No desktop has one: its content is never shown, nor made (J339).
nonisolated public struct TouchBar<Content: View> {
  /// A bar that the user could not arrange.
  public init(@ViewBuilder content: () -> Content) {}

  /// A bar that the user could arrange.
  ///
  /// - Parameter id: by which what the user arranged would be found again.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether an item of a Touch Bar can be taken out (J339).
nonisolated public enum TouchBarItemPresence: Sendable {
  /// Always there.
  case required(String)
  /// There until the user takes it out.
  case `default`(String)
  /// There once the user puts it in.
  case optional(String)
}

extension View {
  /// What a Touch Bar shows while this view has the focus. It is never shown: no desktop has one (J339).
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// What a Touch Bar shows while this view has the focus. It is never shown: no desktop has one (J339).
  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }

  /// Whether the item of a Touch Bar is the most important one. The view itself is shown as it is (J339).
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
    self
  }

  /// What the item of a Touch Bar is called while the user arranges it. The view itself is shown as it is (J339).
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View {
    self
  }

  /// Whether the item of a Touch Bar can be taken out. The view itself is shown as it is (J339).
  nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
