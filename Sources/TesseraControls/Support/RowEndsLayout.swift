import Foundation
import TesseraCore

/// A label and a control at the two ends of a line, or one below the other where the label would have to be broken: how
/// rows look in large type.
nonisolated struct RowEndsLayout: Layout {
  /// Points at least between the two ends.
  private static let distance: CGFloat = 16
  /// Points between a label and the control below it.
  private static let lineDistance: CGFloat = 4

  private func isStacked(_ width: CGFloat?, _ subviews: Subviews) -> Bool {
    guard let width else { return false }
    return subviews.reduce(Self.distance) { $0 + $1.sizeThatFits(.unspecified).width } > width
  }

  /// What both are offered: the whole width where they are stacked, else the label its own and the control the rest.
  private func offers(_ width: CGFloat?, _ subviews: Subviews) -> [ProposedViewSize] {
    guard let width, !isStacked(width, subviews) else {
      return subviews.map { _ in ProposedViewSize(width: width, height: nil) }
    }
    let label = subviews[0].sizeThatFits(.unspecified).width
    return [.unspecified, ProposedViewSize(width: max(0, width - label - Self.distance), height: nil)]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let sizes = zip(subviews, offers(proposal.width, subviews)).map { $0.sizeThatFits($1) }
    guard isStacked(proposal.width, subviews) else {
      let width = proposal.width ?? sizes[0].width + Self.distance + sizes[1].width
      return CGSize(width: width, height: max(sizes[0].height, sizes[1].height))
    }
    return CGSize(
      width: max(proposal.width ?? 0, sizes[0].width, sizes[1].width),
      height: sizes[0].height + Self.lineDistance + sizes[1].height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let offers = offers(bounds.width, subviews)
    if isStacked(bounds.width, subviews) {
      let height = subviews[0].sizeThatFits(offers[0]).height
      subviews[0].place(at: bounds.origin, proposal: offers[0])
      subviews[1].place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + height + Self.lineDistance), proposal: offers[1])
    } else {
      subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offers[0])
      subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offers[1])
    }
  }
}

/// The label and the control of a row.
struct RowEnds<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if typeSize.isAccessibilitySize {
      RowEndsLayout {
        VStack(alignment: .leading, spacing: 0) { label }
        VStack(alignment: .leading, spacing: 0) { control }
      }
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}
