import Foundation
import TesseraCore

/// A sheet of a desktop: it hangs at the upper edge of its window and is as large as its content asks for (DK20).
struct DesktopSheet<Content: View>: View {
  let preferences: PresentationPreferences
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content

  @Environment(\.surfaceSize) private var surface
  @Environment(\.colorScheme) private var colorScheme

  init(
    preferences: PresentationPreferences, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.preferences = preferences
    self.dismiss = dismiss
    self.content = content
  }

  private static var margin: CGFloat { 20 }

  var body: some View {
    ZStack(alignment: .top) {
      ModalBackdrop(opacity: ModalBackdrop.opacity(colorScheme) * 0.6, onTap: nil)
        .modifier(KeyCommandModifier(.leavePresentation(dismiss)))
      sized
        .background(preferences.background ?? AnyShapeStyle(Color(system: .secondaryBackground)), in: outline)
        .clipShape(outline)
        .overlay { outline.stroke(ControlColors.separator, lineWidth: 0.5).allowsHitTesting(false) }
        .background(
          outline.fill(Color(system: .secondaryBackground)).shadow(color: .black.opacity(0.3), radius: 16, y: 6)
        )
        .modifier(PresentedPartModifier(.card(.approaching)))
        .semantics(.container(.sheet, nil))
    }
  }

  @ViewBuilder private var sized: some View {
    if let sizing = preferences.sizing {
      SheetSizeLayout(box: sizing, room: room) { content() }
    } else {
      IdealSizeLayout(room: room) { content() }
    }
  }

  private var room: CGSize {
    CGSize(width: max(0, surface.width - 2 * Self.margin), height: max(0, surface.height - Self.margin))
  }

  private var outline: UnevenRoundedRectangle {
    let radius = preferences.cornerRadius ?? 8
    return UnevenRoundedRectangle(
      topLeadingRadius: 0, bottomLeadingRadius: radius, bottomTrailingRadius: radius, topTrailingRadius: 0)
  }
}

/// Gives its one subview its ideal size, or the room where that is smaller. What has no ideal size, such as a list, gets
/// a usual one.
nonisolated struct IdealSizeLayout: Layout {
  let room: CGSize

  private static let usual = CGSize(width: 400, height: 300)
  /// Less than this is no size that something was made for.
  private static let least: CGFloat = 40

  private func size(_ subviews: Subviews) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let ideal = subview.sizeThatFits(.unspecified)
    let width = min(ideal.width < Self.least ? Self.usual.width : ideal.width, room.width)
    let height = min(ideal.height < Self.least ? Self.usual.height : ideal.height, room.height)
    return subview.sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
