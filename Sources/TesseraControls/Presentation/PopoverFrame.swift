import Foundation
import TesseraCore

/// A card beside the view that presents it, as large as its content (F26).
struct PopoverFrame<Content: View>: View {
  let anchor: PresentationAnchor
  let background: AnyShapeStyle?
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  @Environment(\.surfaceSafeArea) private var safeArea
  @Environment(\.idiom) private var idiom
  @Environment(\.colorScheme) private var colorScheme

  init(
    anchor: PresentationAnchor, background: AnyShapeStyle?, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.anchor = anchor
    self.background = background
    self.dismiss = dismiss
    self.content = content
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ModalBackdrop(opacity: 0, onTap: dismiss)
      PopoverLayout(
        anchor: anchor, safeOrigin: CGPoint(x: safeArea.leading, y: safeArea.top),
        gap: idiom == .desktop ? PopoverArrow.size.height / 2 + 1 : 8
      ) {
        card
        // DK21: the arrow of a desktop lies over the border of the card.
        if idiom == .desktop {
          PopoverArrow().fill(background ?? AnyShapeStyle(FloatingCard.color(colorScheme)))
            .frame(width: PopoverArrow.size.width, height: PopoverArrow.size.height)
            .semantics(.hidden(true))
        }
      }
    }
  }

  private var cardColor: AnyShapeStyle {
    AnyShapeStyle(idiom == .desktop ? FloatingCard.color(colorScheme) : Color(system: .background))
  }

  private var card: some View {
    content()
      .background(background ?? cardColor)
      .modifier(FloatingCard(radius: idiom == .desktop ? 8 : MenuMetrics.radius))
      .modifier(PresentedPartModifier(.card(.unfolding(anchor))))
      .semantics(.container(.popover, nil))
  }
}

/// Puts its one subview below the anchor, or above it where there is more room, or in front of it where there is none.
nonisolated struct PopoverLayout: Layout {
  let anchor: PresentationAnchor
  /// Where the layout's room begins on the surface.
  let safeOrigin: CGPoint
  /// Receives the direction in which the subview opens.
  var direction: MenuDirection?
  /// How far the leading edge of the subview lies before that of the anchor; nil to align their centers.
  var leadingOverlap: CGFloat?
  /// Between the anchor, or the edge of the surface, and the subview.
  var gap: CGFloat = 8

  /// With less height beside the anchor, a taller subview lies in front of it.
  private static let leastHeight: CGFloat = 120

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frame = anchor.frame.offsetBy(dx: bounds.minX - safeOrigin.x, dy: bounds.minY - safeOrigin.y)
    let roomBelow = bounds.maxY - frame.maxY
    let roomAbove = frame.minY - bounds.minY
    for subview in subviews.prefix(1) {
      let ideal = subview.sizeThatFits(.unspecified)
      let isBelow = ideal.height + 2 * gap <= roomBelow || roomBelow >= roomAbove
      direction?.isUpwards = !isBelow
      let whole = max(0, bounds.height - 2 * gap)
      let beside = max(0, (isBelow ? roomBelow : roomAbove) - 2 * gap)
      // Beside what fills the surface there is no room: the subview lies in front of it.
      let fits = beside >= min(ideal.height, Self.leastHeight)
      let room = fits ? beside : whole
      let width = min(ideal.width, max(0, bounds.width - 2 * gap))
      let offer = ProposedViewSize(width: width, height: min(ideal.height, room))
      let size = subview.sizeThatFits(offer)
      let wanted = self.x(of: size.width, at: frame, subviews.layoutDirection)
      let x = min(max(wanted, bounds.minX + gap), bounds.maxX - gap - size.width)
      let inFront = min(max(frame.midY - size.height / 2, bounds.minY + gap), bounds.maxY - gap - size.height)
      let y = !fits ? inFront : isBelow ? frame.maxY + gap : frame.minY - gap - size.height
      subview.place(at: CGPoint(x: x, y: y), proposal: offer)
      placeArrow(subviews, at: frame, besideCard: CGRect(origin: CGPoint(x: x, y: y), size: size), isShown: fits)
    }
  }

  /// The second subview points from the first to the anchor; it is out of sight where the first lies in front of that.
  private func placeArrow(_ subviews: Subviews, at frame: CGRect, besideCard card: CGRect, isShown: Bool) {
    guard subviews.count > 1 else { return }
    let size = subviews[1].sizeThatFits(.unspecified)
    let isBelow = card.minY >= frame.maxY
    let x = min(max(frame.midX, card.minX + size.width), card.maxX - size.width)
    let y = isBelow ? card.minY : card.maxY
    subviews[1].place(
      at: isShown ? CGPoint(x: x, y: y) : CGPoint(x: -card.width - size.width, y: y), anchor: .center,
      proposal: .unspecified)
  }
}

/// The tip of a popover: a diamond, half of which lies over the card.
nonisolated struct PopoverArrow: Shape {
  static let size = CGSize(width: 24, height: 18)

  func path(in rect: CGRect) -> Path {
    Path { path in
      // A point more on both sides covers the border of the card.
      let rect = rect.insetBy(dx: 0, dy: -1)
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

extension PopoverLayout {
  private nonisolated func x(of width: CGFloat, at frame: CGRect, _ direction: LayoutDirection) -> CGFloat {
    guard let leadingOverlap else { return frame.midX - width / 2 }
    return direction == .leftToRight ? frame.minX - leadingOverlap : frame.maxX + leadingOverlap - width
  }
}

extension View {
  /// Presents a popover beside the view while `isPresented` is true; on a narrow surface it is a sheet (F26).
  ///
  /// The popover lies below the view, or above it where there is more room.
  @preconcurrency
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(PopoverModifier(isPresented: isPresented, popover: content))
  }

  /// Presents a popover beside the view for an item while there is one; on a narrow surface it is a sheet (F26).
  ///
  /// The popover lies below the view, or above it where there is more room.
  @preconcurrency
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(PopoverItemModifier(item: item, popover: content))
  }
}

nonisolated private struct PopoverModifier<Popover: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popover: @MainActor () -> Popover

  @MainActor func body(content: Content) -> some View {
    content.modifier(PopoverPresenter(isPresented: isPresented, popover: popover))
  }
}

private struct PopoverPresenter<Popover: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popover: @MainActor () -> Popover

  @State private var anchor = PresentationAnchor()

  init(isPresented: Binding<Bool>, popover: @escaping @MainActor () -> Popover) {
    self.isPresented = isPresented
    self.popover = popover
  }

  func body(content: Content) -> some View {
    content.modifier(SheetModifier(isPresented: isPresented, style: .popover(anchor), sheet: popover))
  }
}

nonisolated private struct PopoverItemModifier<Item: Identifiable, Popover: View>: ViewModifier {
  let item: Binding<Item?>
  let popover: @MainActor (Item) -> Popover

  @MainActor func body(content: Content) -> some View {
    content.modifier(PopoverItemPresenter(item: item, popover: popover))
  }
}

private struct PopoverItemPresenter<Item: Identifiable, Popover: View>: ViewModifier {
  let item: Binding<Item?>
  let popover: @MainActor (Item) -> Popover

  @State private var anchor = PresentationAnchor()

  init(item: Binding<Item?>, popover: @escaping @MainActor (Item) -> Popover) {
    self.item = item
    self.popover = popover
  }

  func body(content: Content) -> some View {
    content.modifier(SheetItemModifier(item: item, style: .popover(anchor), sheet: popover))
  }
}
