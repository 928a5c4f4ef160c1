import Foundation
import TesseraCore

/// What is around the content of a sheet, cover or popover.
struct SheetFrame<Content: View>: View {
  let style: SheetStyle
  let content: Content
  let dismiss: @MainActor () -> Void

  @State private var target = DismissTarget()
  @State private var preferences = PresentationPreferences()
  @Environment(\.surfaceSize) private var surface
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.idiom) private var idiom

  init(style: SheetStyle, content: Content, dismiss: @escaping @MainActor () -> Void) {
    self.style = style
    self.content = content
    self.dismiss = dismiss
  }

  var body: some View {
    arrangement
      .modifier(TerminationGuard(isOn: preferences.preventsTermination == true))
      .environment(\.dismissAction, DismissAction(target))
      .environment(\.isInPresentation, true)
      .modifier(Elevation(isElevated: !adaptedStyle.coversEverything))
      .environment(\.navigation, nil)
      .environment(\.outerBack, nil)
      .modifier(FreshControls())
      .modifier(ScrollListenerBarrier())
      // The same object for the whole life of the sheet: what reads it need not run again (B69).
      .onUpdate(of: dismiss) { target.action = $0 }
  }

  private var page: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PresentationPreferencesReader(preferences: $preferences))
  }

  @ViewBuilder
  private var arrangement: some View {
    switch adaptedStyle {
    case .cover(let cover):
      page
        .background(preferences.background ?? AnyShapeStyle(cover.isClear ? .clear : Color(system: .background)))
        .modifier(PresentedPartModifier(.card(cover.animation)))
        .semantics(.container(.sheet, nil))
    case .popover(let anchor):
      PopoverFrame(anchor: anchor, background: preferences.background, dismiss: dismissByUser) {
        content.modifier(PresentationPreferencesReader(preferences: $preferences))
      }
    case .sheet where idiom == .desktop:
      DesktopSheet(preferences: preferences, dismiss: dismissByUser) {
        content.modifier(PresentationPreferencesReader(preferences: $preferences))
      }
    case .sheet:
      SheetCard(preferences: preferences, dismiss: dismissByUser) { page }
    }
  }

  /// The style of the presentation in its surface: in compact sizes, popovers become sheets unless the content sets
  /// another adaptation (F26).
  private var adaptedStyle: SheetStyle {
    let isNarrow = surface.width < SheetMetrics.compactWidth
    guard idiom == .phone, isNarrow || verticalSizeClass == .compact else { return style }
    switch isNarrow ? preferences.adaptation : preferences.verticalAdaptation {
    case .fullScreenCover: return .cover()
    case .sheet: return .sheet
    case .automatic where isNarrow && style.anchor != nil: return .sheet
    default: return style
    }
  }

  private func dismissByUser() {
    guard !preferences.isInteractiveDismissDisabled else { return }
    if let asking = preferences.dismissalGuard, asking.asks { asking.ask(dismiss) } else { dismiss() }
  }
}

/// Sets whether dark backgrounds stand out from those of the views behind; a cover hides them completely.
nonisolated private struct Elevation: EnvironmentModifier {
  let isElevated: Bool

  func write(to values: inout EnvironmentValues) {
    guard values.fields.rareFields.all.isElevated != isElevated else { return }
    values.fields.rare.isElevated = isElevated
  }
}

/// Lengths of sheets, in points.
nonisolated enum SheetMetrics {
  /// Surfaces narrower than this hold sheets of full width.
  static let compactWidth: CGFloat = 600
  static let cornerRadius: CGFloat = 10
  /// What stays free above a large sheet.
  static let topGap: CGFloat = 10
  static let formWidth: CGFloat = 540
  static let formHeight: CGFloat = 620
  static let pageWidth: CGFloat = 712
  static let pageMargin: CGFloat = 30
  /// Where a released sheet would be after this time, in seconds, determines where it comes to rest.
  static let foresight: CGFloat = 0.05
  static let returning = Animation.spring(duration: 0.4)
}

/// A sheet: a card that rises from the bottom, or lies in the middle where there is room around it.
struct SheetCard<Content: View>: View {
  let preferences: PresentationPreferences
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  /// How far the user drags the sheet down at the moment, points; up is less than 0.
  @State private var drag: CGFloat = 0
  @State private var grip = PresentationDrag()
  /// The height that the user chose, where the sheet keeps that itself.
  @State private var ownDetent: PresentationDetent?
  @Environment(\.surfaceSize) private var surface
  @Environment(\.surfaceSafeArea) private var safeArea
  /// What the heights of custom detents may depend on.
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var colorScheme

  init(
    preferences: PresentationPreferences, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.preferences = preferences
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    ZStack(alignment: isCompact ? .bottom : .center) {
      ModalBackdrop(
        opacity: ModalBackdrop.opacity(colorScheme), onTap: dismiss, letsPressesPass: letsPressesPass)
      sizedCard
        .modifier(PresentedPartModifier(.card(.rising), grip: grip))
        .modifier(SwipeModifier(axis: .vertical, isEnabled: true, onMove: { move($0) }, onEnd: { end($0) }))
        .offset(y: max(0, drag))
    }
  }

  // MARK: Dragging

  /// The heights at which the sheet can rest, from the lowest to the highest.
  private var restingPlaces: [(detent: PresentationDetent, height: CGFloat)] {
    let active = preferences.detents.filter { !$0.isInactive(in: largestHeight, environment) }
    let detents = active.isEmpty ? [.large] : active
    return detents.map { ($0, $0.height(in: largestHeight, environment)) }.sorted { $0.height < $1.height }
  }

  private func move(_ distance: CGFloat) {
    let highest = restingPlaces.last?.height ?? height
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { drag = max(distance, isCompact ? restingHeight - highest : 0) }
  }

  /// F21, F27: dragged down far enough, the sheet is dismissed; otherwise, it takes the nearest of its heights.
  private func end(_ swipe: Swipe) {
    let wanted = restingHeight - swipe.distance - swipe.speed * SheetMetrics.foresight
    guard let lowest = restingPlaces.first else { return }
    if wanted < lowest.height / 2 || !isCompact && swipe.distance > swipe.length / 2 {
      grip.letGo(speed: swipe.speed, dismiss: dismiss) { rest(at: lowest.detent) }
    } else {
      let nearest = restingPlaces.min { abs($0.height - wanted) < abs($1.height - wanted) }
      rest(at: isCompact ? nearest?.detent : nil)
    }
  }

  /// Moves the sheet from where the finger left it to one of its heights, or back to the one that it has.
  private func rest(at detent: PresentationDetent?) {
    withAnimation(SheetMetrics.returning) {
      drag = 0
      if let detent { choose(detent) }
    }
  }

  private func choose(_ detent: PresentationDetent) {
    if let select = preferences.selectDetent {
      if detent != preferences.detent { select(detent) }
    } else if preferences.detents.count > 1 {
      ownDetent = detent
    }
  }

  private var isCompact: Bool { surface.width < SheetMetrics.compactWidth }

  private var cornerRadius: CGFloat { preferences.cornerRadius ?? SheetMetrics.cornerRadius }

  /// Whether what lies below can be used.
  private var letsPressesPass: Bool {
    preferences.backgroundInteraction.isEnabled(at: restingHeight, largest: largestHeight)
  }

  /// Whether a finger that moves up in a scroll view makes the sheet higher.
  private var growsByPulls: Bool {
    isCompact && preferences.contentInteraction != .scrolls && restingHeight < (restingPlaces.last?.height ?? 0)
  }

  @ViewBuilder
  private var sizedCard: some View {
    if isCompact {
      card.frame(width: safeWidth, height: height).modifier(appearance)
    } else {
      SheetSizeLayout(
        box: preferences.sizing ?? PresentationSizingBox(sizing: .automatic),
        room: CGSize(width: safeWidth, height: room)
      ) { card }
      .modifier(appearance)
    }
  }

  private var card: some View {
    content()
      .environment(\.isInDraggedSheet, true)
      .environment(\.pullsGrowSheet, growsByPulls)
      .overlay(alignment: .top) { indicator }
  }

  private var appearance: SheetAppearance { SheetAppearance(background: background, shape: shape) }
}

/// The card of a sheet.
private struct SheetAppearance: ViewModifier {
  let background: AnyShapeStyle
  let shape: SheetShape

  func body(content: Content) -> some View {
    content
      .background(background, in: shape)
      .clipShape(shape)
      .semantics(.container(.sheet, nil))
  }
}

extension SheetCard {
  @ViewBuilder
  private var indicator: some View {
    if preferences.dragIndicator == .visible || preferences.dragIndicator == .automatic && preferences.detents.count > 1
    {
      Capsule().fill(Color(system: .tertiary)).frame(width: 36, height: 5).padding(.top, 5)
    }
  }

  private var background: AnyShapeStyle {
    preferences.background ?? AnyShapeStyle(Color(system: .background))
  }

  private var shape: SheetShape {
    SheetShape(radius: cornerRadius, isRoundedBelow: !isCompact, reach: isCompact ? safeArea.bottom : 0)
  }

  private var safeWidth: CGFloat { max(0, surface.width - safeArea.leading - safeArea.trailing) }

  private var room: CGFloat { max(0, surface.height - safeArea.top - safeArea.bottom) }

  private var largestHeight: CGFloat { max(0, room - SheetMetrics.topGap) }

  /// While it is dragged up, the sheet grows.
  private var height: CGFloat { min(max(restingHeight, largestHeight), restingHeight - min(0, drag)) }

  private var restingHeight: CGFloat {
    guard isCompact else { return min(SheetMetrics.formHeight, room) }
    let detent = ownDetent.flatMap { preferences.detents.contains($0) ? $0 : nil } ?? preferences.detent
    return min(largestHeight, detent?.height(in: largestHeight, environment) ?? largestHeight)
  }
}

/// The outline of a sheet, which goes on below its frame to the edge of the surface.
nonisolated struct SheetShape: Shape {
  var radius: CGFloat
  var isRoundedBelow: Bool
  var reach: CGFloat

  func path(in rect: CGRect) -> Path {
    let below = isRoundedBelow ? radius : 0
    let outline = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + reach)
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: below, bottomTrailingRadius: below, topTrailingRadius: radius
    ).path(in: outline)
  }
}

/// Dims what lies below a presentation and takes the presses beside it.
struct ModalBackdrop: View {
  let opacity: Double
  /// What a press beside the presented view and the escape key do; nil for nothing.
  let onTap: (@MainActor () -> Void)?
  /// Whether it neither dims what lies below nor keeps presses from it.
  var letsPressesPass = false

  static func opacity(_ colorScheme: ColorScheme) -> Double {
    colorScheme == .dark ? 0.48 : 0.2
  }

  var body: some View {
    Color.clear
      .background(Color.black.opacity(letsPressesPass ? 0 : opacity))
      .contentShape(Rectangle())
      .onTapGesture { onTap?() }
      .allowsHitTesting(!letsPressesPass)
      .modifier(KeyCommandModifier(onTap.map { .leavePresentation($0) }))
      .semantics(.hidden(true))
      .modifier(PresentedPartModifier(.backdrop(letsPressesPass: letsPressesPass)))
  }
}
