import Foundation
import TesseraCore

/// Where the second column of a form begins.
nonisolated private enum FormControlEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

nonisolated extension HorizontalAlignment {
  /// The leading edge of the controls of a form; that of the view itself where it has no label.
  static let formControl = HorizontalAlignment(FormControlEdge.self)
}

/// Controls below each other, with all labels in one column and all controls in the next (DK7).
nonisolated struct FormColumnsLayout: Layout {
  /// What a row needs before the second column.
  private func labelWidth(_ subview: LayoutSubview) -> CGFloat {
    max(0, subview.dimensions(in: .unspecified)[.formControl])
  }

  private func column(_ subviews: Subviews) -> CGFloat {
    subviews.map(labelWidth).max() ?? 0
  }

  private func offer(_ subview: LayoutSubview, _ width: CGFloat?, _ column: CGFloat) -> ProposedViewSize {
    guard let width else { return .unspecified }
    return ProposedViewSize(width: max(0, width - column + labelWidth(subview)), height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = column(subviews)
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(offer(subview, proposal.width, column))
      size.width = max(size.width, column - labelWidth(subview) + own.width)
      size.height += own.height
    }
    size.height += DesktopMetrics.formSpacing * CGFloat(max(0, subviews.count - 1))
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = column(subviews)
    var y = bounds.minY
    for subview in subviews {
      let offer = offer(subview, bounds.width, column)
      subview.place(at: CGPoint(x: bounds.minX + column - labelWidth(subview), y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height + DesktopMetrics.formSpacing
    }
  }
}

/// A form of the desktop: labels in one column, controls in the next.
struct FormColumns<Content: View>: View {
  let content: Content

  var body: some View {
    FormColumnsLayout { content }
      .environment(\.formPlace, .columns)
      .environment(\.sectionAppearance, Self.sections)
  }

  private static var sections: SectionAppearance {
    let header = SectionPartAppearance(font: .headline, foreground: AnyShapeStyle(Color.primary))
    let footer = SectionPartAppearance(font: .subheadline, foreground: AnyShapeStyle(ControlColors.secondary))
    return SectionAppearance(header: header, prominentHeader: header, footer: footer)
  }
}

/// A label with its control beside it, which begins the second column in a form of columns (DK7).
struct DesktopControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// The first lines of both are at one height, for controls of several lines.
  var alignsFirstLines = false

  var body: some View {
    HStack(alignment: alignsFirstLines ? .firstTextBaseline : .center, spacing: DesktopMetrics.labelDistance) {
      ControlLabel(label: label)
      control.alignmentGuide(.formControl) { $0[.leading] }
    }
  }
}
