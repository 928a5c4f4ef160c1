import Foundation
import TesseraCore

/// The preferences of a presentation's content for the frame around it.
nonisolated struct PresentationPreferences: Equatable {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  /// Writes the height that the user chose.
  var selectDetent: (@MainActor (PresentationDetent) -> Void)?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var isInteractiveDismissDisabled = false
  var adaptation = PresentationAdaptation.automatic
  /// The same where there is little height.
  var verticalAdaptation = PresentationAdaptation.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var sizing: PresentationSizingBox?
  var background: AnyShapeStyle?
  /// Whether the user cannot end the program meanwhile; nil if nothing is said.
  var preventsTermination: Bool?
  /// Asks before the user dismisses the presentation.
  var dismissalGuard: DismissalGuard?

  /// The size that the sheet has: the chosen one if it is on offer, else the smallest.
  var detent: PresentationDetent? {
    if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent }
    return detents.min { $0.height(in: 1000) < $1.height(in: 1000) }
  }

  /// Takes over what only `other` sets.
  mutating func merge(_ other: PresentationPreferences) {
    if detents.isEmpty {
      detents = other.detents
      selectedDetent = other.selectedDetent
      selectDetent = other.selectDetent
    }
    if dragIndicator == .automatic { dragIndicator = other.dragIndicator }
    if adaptation == .automatic { adaptation = other.adaptation }
    if verticalAdaptation == .automatic { verticalAdaptation = other.verticalAdaptation }
    if backgroundInteraction == .automatic { backgroundInteraction = other.backgroundInteraction }
    if contentInteraction == .automatic { contentInteraction = other.contentInteraction }
    sizing = sizing ?? other.sizing
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    preventsTermination = preventsTermination ?? other.preventsTermination
    dismissalGuard = dismissalGuard ?? other.dismissalGuard
    isInteractiveDismissDisabled = isInteractiveDismissDisabled || other.isInteractiveDismissDisabled
  }

  static func == (left: PresentationPreferences, right: PresentationPreferences) -> Bool {
    left.detents == right.detents && left.selectedDetent == right.selectedDetent
      && left.dragIndicator == right.dragIndicator && left.cornerRadius == right.cornerRadius
      && left.isInteractiveDismissDisabled == right.isInteractiveDismissDisabled
      && left.adaptation == right.adaptation && left.verticalAdaptation == right.verticalAdaptation
      && left.backgroundInteraction == right.backgroundInteraction
      && left.contentInteraction == right.contentInteraction && left.sizing == right.sizing
      && left.preventsTermination == right.preventsTermination && left.dismissalGuard === right.dismissalGuard
      && ValueComparison.areEqual(left.background, right.background)
  }
}

nonisolated struct PresentationPreferencesKey: PreferenceKey {
  static var defaultValue: PresentationPreferences { PresentationPreferences() }

  static func reduce(value: inout PresentationPreferences, nextValue: () -> PresentationPreferences) {
    value.merge(nextValue())
  }
}

/// Stores the preferences of a presentation's content.
struct PresentationPreferencesReader: ViewModifier {
  @Binding var preferences: PresentationPreferences

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(PresentationPreferencesKey.self) { preferences = $0 }
      // Presentations inside this one have preferences of their own.
      .transformPreference(PresentationPreferencesKey.self) { $0 = PresentationPreferences() }
  }
}

extension View {
  nonisolated func presentationPreference(_ change: @escaping @Sendable (inout PresentationPreferences) -> Void)
    -> some View
  {
    transformPreference(PresentationPreferencesKey.self, change)
  }

  /// The heights that the sheet around this view can have; it takes the smallest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationPreference { $0.detents = detents }
  }

  /// The heights that the sheet around this view can have, and the one that it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationPreference {
      $0.detents = detents
      $0.selectedDetent = selected
      $0.selectDetent = { selection.wrappedValue = $0 }
    }
  }

  /// Whether the sheet around this view shows that it can be dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationPreference { $0.dragIndicator = visibility }
  }

  /// The radius of the corners of the sheet around this view, in points; nil for the usual one.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationPreference { $0.cornerRadius = cornerRadius }
  }

  /// What lies behind the content of the presentation around this view.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return presentationPreference { $0.background = style }
  }

  /// What a popover becomes on a narrow surface (F26).
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationPreference {
      $0.adaptation = adaptation
      $0.verticalAdaptation = adaptation
    }
  }

  /// What a presentation becomes where there is little width, and where there is little height (F26).
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationPreference {
      $0.adaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Whether the user can dismiss the presentation around this view only through its content (F23).
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationPreference { $0.isInteractiveDismissDisabled = isDisabled }
  }
}
