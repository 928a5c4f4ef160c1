import Foundation
import TesseraCore

/// Lengths of menus, in points.
nonisolated enum MenuMetrics {
  static let minimumWidth: CGFloat = 250
  static let maximumWidth: CGFloat = 340
  static let desktopMinimumWidth: CGFloat = 100
  static let lineHeight: CGFloat = 44
  /// The metrics for a pointer.
  static let pointerLineHeight: CGFloat = 30
  static let margin: CGFloat = 16
  static let radius: CGFloat = 13
}

/// The items of a menu in a column, with lines between its sections.
struct MenuItemColumn<Items: View>: View {
  let items: Items
  let direction: MenuDirection

  @Environment(\.menuOrder) private var order
  @Environment(\.idiom) private var idiom

  init(items: Items, direction: MenuDirection) {
    self.items = items
    self.direction = direction
  }

  var body: some View {
    ElementReader(items) { elements in
      let starts = Self.sectionStarts(in: elements)
      MenuColumn(
        direction: order == .fixed || idiom == .desktop ? MenuDirection() : direction,
        minimumWidth: idiom == .desktop ? MenuMetrics.desktopMinimumWidth : MenuMetrics.minimumWidth
      ) {
        ForEach(elements) { element in
          if starts.contains(element.id) { MenuSectionLine() }
          MenuEntry(element: element)
        }
      }
    }
    .labelStyle(MenuLabelStyle())
    .environment(\.sectionAppearance, Self.sectionAppearance)
  }

  /// The elements that begin another section than the one before them is in.
  private static func sectionStarts(in elements: [ViewElement]) -> Set<ViewElement.ID> {
    let sections = elements.map { $0.sectionPart.section }
    return Set(elements.indices.dropFirst().filter { sections[$0] != sections[$0 - 1] }.map { elements[$0].id })
  }

  private static var sectionAppearance: SectionAppearance {
    let part = SectionPartAppearance(font: .footnote, foreground: AnyShapeStyle(ControlColors.secondary))
    return SectionAppearance(header: part, prominentHeader: part, footer: part)
  }
}

/// An item, or the header of a section, which gets a margin.
private struct MenuEntry: View {
  let element: ViewElement

  var body: some View {
    if element.sectionPart.kind == .row {
      element
    } else {
      element
        .padding(EdgeInsets(top: 8, leading: MenuMetrics.margin, bottom: 6, trailing: MenuMetrics.margin))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Separates the sections of a menu.
private struct MenuSectionLine: View {
  var body: some View {
    Divider().padding(.vertical, 4).semantics(.hidden(true))
  }
}

/// Whether a menu opens upward, depending on its place.
nonisolated final class MenuDirection: @unchecked Sendable {
  // Sendable: used in layouts only, on the engine's thread.
  var isUpwards = false
}

/// Stacks its subviews vertically, all as wide as the widest one.
nonisolated struct MenuColumn: Layout {
  let direction: MenuDirection
  var minimumWidth = MenuMetrics.minimumWidth

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(subviews, proposal)
    let height = subviews.reduce(CGFloat.zero) { sum, subview in sum + self.height(subview, width) }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    // F47: the first is nearest to the control.
    let ordered = direction.isUpwards ? subviews.reversed() : Array(subviews)
    for subview in ordered {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: nil))
      y += height(subview, bounds.width)
    }
  }

  private func width(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let wanted = min(max(ideal, minimumWidth), MenuMetrics.maximumWidth)
    return min(wanted, proposal.width ?? wanted)
  }

  private func height(_ subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

/// The title at the start and the icon at the end of a line.
nonisolated struct MenuLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.semantics(.hidden(true))
    }
  }
}

/// A card that lies in front of everything else.
struct FloatingCard: ViewModifier {
  var radius = MenuMetrics.radius

  @Environment(\.colorScheme) private var colorScheme

  init(radius: CGFloat = MenuMetrics.radius) {
    self.radius = radius
  }

  func body(content: Content) -> some View {
    content
      .background(color, in: shape)
      .clipShape(shape)
      .overlay(shape.stroke(ControlColors.separator, lineWidth: 0.5).allowsHitTesting(false))
      .background(shape.fill(color).shadow(color: .black.opacity(0.2), radius: 24, y: 8))
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius, style: .continuous) }

  private var color: Color { Self.color(colorScheme) }

  static func color(_ colorScheme: ColorScheme) -> Color {
    Color(system: colorScheme == .dark ? .secondaryBackground : .background)
  }
}
