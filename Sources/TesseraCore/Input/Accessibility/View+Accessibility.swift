extension View {
  /// Adds traits for assistive technology.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics(.addedTraits(traits))
  }

  /// Removes traits for assistive technology.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics(.removedTraits(traits))
  }

  /// Sets a hint about the result of the view's action.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    semantics(.hint(hint))
  }

  /// Sets a hint about the result of the view's action.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    semantics(.hint(Text(hintKey)))
  }

  /// Sets a hint about the result of the view's action.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    semantics(.hint(Text(hint)))
  }

  /// Sets the reading priority among the view's siblings. The default is 0; equal views keep their order.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    semantics(.sortPriority(sortPriority))
  }

  /// Adds an action of a standard kind for assistive technology.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    semantics(.action(name: actionKind.label, kind: actionKind, handler))
  }

  /// Adds a named action for assistive technology.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
  {
    semantics(.action(name: name, kind: .default, handler))
  }

  /// Adds a named action for assistive technology.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named action for assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the view's value adjustable in steps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    semantics(.adjustable(handler))
  }
}

// MARK: The first spellings, which much code still uses

extension View {
  /// What the view is called; `accessibilityLabel(_:)` says the same.
  nonisolated public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// The value that the view shows; `accessibilityValue(_:)` says the same.
  nonisolated public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// What happens when the view is used; `accessibilityHint(_:)` says the same.
  nonisolated public func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  /// Whether assistive technology passes the view by; `accessibilityHidden(_:)` says the same.
  nonisolated public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// A name by which tests find the view; `accessibilityIdentifier(_:)` says the same.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds to what the view is; `accessibilityAddTraits(_:)` says the same.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes away from what the view is; `accessibilityRemoveTraits(_:)` says the same.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Which views are read first: those with the higher number, where NaN counts as 0; `accessibilitySortPriority(_:)`
  /// says the same.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
