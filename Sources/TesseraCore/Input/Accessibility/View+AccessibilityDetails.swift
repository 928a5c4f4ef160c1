import Foundation

extension View {
  /// Sets how deep the heading that the view is lies in the outline of the screen (J200). The trait `isHeader` makes a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics(.heading(level))
  }

  /// Sets what kind of text the view shows (J200).
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    semantics(.textContentType(value))
  }

  /// Sets whether the view can be operated, where that does not follow from what it is (J200).
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    semantics(.respondsToUserInteraction(respondsToUserInteraction))
  }

  /// Sets whether the view keeps its colors where a system inverts those of the screen. No desktop does that by itself, so the
  /// view is as it was.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Sets what people may call the view when they speak to it, the best name first (J200).
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    semantics(.inputLabels(inputLabels))
  }

  /// Sets what people may call the view when they speak to it, the best name first (J200).
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    semantics(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets what people may call the view when they speak to it, the best name first (J200).
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    semantics(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Sets where a press of assistive technology acts, as a part of the view (J204). A point that is not finite counts as the
  /// middle.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    semantics(.activationPoint(activationPoint))
  }

  /// Sets where a press of assistive technology acts, in points from the view's upper left corner (J204). A point that is not
  /// finite counts as the middle.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    semantics(.activationOffset(activationPoint))
  }

  /// Makes the view a label of another one, or what another one labels (J202).
  ///
  /// - Parameters:
  ///   - role: which of both the view is.
  ///   - id: the same for both.
  ///   - namespace: the same for both.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    semantics(.pair(SemanticsPair(id: AnyHashable(id), namespace: AnyHashable(namespace), role: role)))
  }

  /// Offers what the buttons in a view do as actions of this one; that view is not shown (J205).
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    background { VStack { content() }.modifier(SemanticsOnlyModifier()).semantics(.actionSource) }
      .semantics(.actionsOfSources)
  }
}

/// What actions are about, for readers that list them by subject.
nonisolated public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String

  /// No subject of its own.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// What changes the view.
  public static let edit = AccessibilityActionCategory(name: "Edit")

  private init(name: String) {
    self.name = name
  }

  /// A subject of the program's own.
  public init(_ name: LocalizedStringKey) {
    self.init(name: Text(name).resolvedString(in: EnvironmentValues()))
  }

  /// A subject of the program's own.
  public init(_ name: Text) {
    self.init(name: name.resolvedString(in: EnvironmentValues()))
  }

  /// A subject of the program's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    self.init(name: String(name))
  }
}

extension View {
  /// Offers what the buttons in a view do as actions of this one; that view is not shown (J205).
  ///
  /// The readers of desktops know no subjects of actions: the actions are listed with the others.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

// MARK: Content that is told on request

extension View {
  /// Tells more about the view on request, or with it if it is important; nil takes back what was told under an equal key (J201).
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    semantics(.customContent(key: key.id, label: key.label, value: value, importance))
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    semantics(.customContent(key: nil, label: label, value: value, importance))
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Tells more about the view on request, or with it if it is important (J201).
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
