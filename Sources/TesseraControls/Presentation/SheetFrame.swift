import Foundation
import TesseraCore

/// What is around the content of a sheet, cover or popover.
struct SheetFrame<Content: View>: View {
  let style: SheetStyle
  let content: Content
  let dismiss: @MainActor () -> Void

  @State private var target = DismissTarget()
  @State private var wishes = PresentationWishes()
  @Environment(\.surfaceSize) private var surface

  init(style: SheetStyle, content: Content, dismiss: @escaping @MainActor () -> Void) {
    self.style = style
    self.content = content
    self.dismiss = dismiss
  }

  var body: some View {
    // The same object for the whole life of the sheet: what reads it need not run again (B69).
    let _ = target.action = dismiss
    arrangement
      .environment(\.dismissAction, DismissAction(target))
      .environment(\.isInPresentation, true)
      .environment(\.navigation, nil)
      .environment(\.outerBack, nil)
      .modifier(FreshControls())
      .modifier(ScrollListenerBarrier())
  }

  private var page: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PresentationWishesReader(wishes: $wishes))
  }

  @ViewBuilder
  private var arrangement: some View {
    switch style {
    case .cover:
      page
        .background(wishes.background ?? AnyShapeStyle(Color(system: .background)))
        .semantics(.container(.sheet, nil))
    case .popover(let anchor) where surface.width >= SheetMetrics.compactWidth || wishes.adaptation == .popover:
      PopoverFrame(anchor: anchor, background: wishes.background, dismiss: dismissByUser) {
        content.modifier(PresentationWishesReader(wishes: $wishes))
      }
    case .sheet, .popover:
      SheetCard(wishes: wishes, dismiss: dismissByUser) { page }
    }
  }

  private func dismissByUser() {
    if !wishes.isInteractiveDismissDisabled { dismiss() }
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
}

/// A sheet: a card that rises from the bottom, or lies in the middle where there is room around it.
struct SheetCard<Content: View>: View {
  let wishes: PresentationWishes
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  @Environment(\.surfaceSize) private var surface
  @Environment(\.surfaceSafeArea) private var safeArea
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: isCompact ? .bottom : .center) {
      ModalBackdrop(opacity: ModalBackdrop.opacity(colorScheme), onTap: dismiss)
      card
    }
  }

  private var isCompact: Bool { surface.width < SheetMetrics.compactWidth }

  private var cornerRadius: CGFloat { wishes.cornerRadius ?? SheetMetrics.cornerRadius }

  private var card: some View {
    content()
      .overlay(alignment: .top) { indicator }
      .frame(width: width, height: height)
      .background(background, in: shape)
      .clipShape(shape)
      .semantics(.container(.sheet, nil))
  }

  @ViewBuilder
  private var indicator: some View {
    if wishes.dragIndicator == .visible {
      Capsule().fill(Color(system: .tertiary)).frame(width: 36, height: 5).padding(.top, 5)
    }
  }

  private var background: AnyShapeStyle {
    wishes.background
      ?? AnyShapeStyle(Color(system: colorScheme == .dark ? .secondaryBackground : .background))
  }

  private var shape: SheetShape {
    SheetShape(radius: cornerRadius, isRoundedBelow: !isCompact, reach: isCompact ? safeArea.bottom : 0)
  }

  private var width: CGFloat {
    isCompact ? safeWidth : min(SheetMetrics.formWidth, safeWidth)
  }

  private var safeWidth: CGFloat { max(0, surface.width - safeArea.leading - safeArea.trailing) }

  private var height: CGFloat {
    let room = max(0, surface.height - safeArea.top - safeArea.bottom)
    guard isCompact else { return min(SheetMetrics.formHeight, room) }
    let largest = max(0, room - SheetMetrics.topGap)
    return min(largest, wishes.detent?.height(in: largest) ?? largest)
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
  let onTap: @MainActor () -> Void

  static func opacity(_ colorScheme: ColorScheme) -> Double {
    colorScheme == .dark ? 0.48 : 0.2
  }

  var body: some View {
    Color.clear
      .background(Color.black.opacity(opacity))
      .contentShape(Rectangle())
      .onTapGesture(perform: onTap)
      .accessibilityHidden(true)
  }
}
