import Foundation
import TesseraCore

/// One line of the bar of a window: items, the title, items in the middle and at the end, and the search.
struct WindowBarLine: View {
  let plan: WindowBarPlan
  let items: BarItems
  let title: Text?
  /// Whether the buttons of the window are in the line.
  let hasControls: Bool
  let height: CGFloat

  @State private var lengths = BarLengths()
  /// The items that are in the menu.
  @State private var hidden: Set<ObjectIdentifier> = []
  @Environment(\.surfaceSize) private var surface

  init(plan: WindowBarPlan, items: BarItems, title: Text?, hasControls: Bool, height: CGFloat) {
    self.plan = plan
    self.items = items
    self.title = title
    self.hasControls = hasControls
    self.height = height
  }

  var body: some View {
    let inMenu = items.trailing.filter { hidden.contains($0.id) } + items.overflow
    HStack(spacing: WindowBarMetrics.spacing) {
      leading.fixedSize().onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { lengths.leading = $0 })
      WindowBarTitle(title: title, configuration: plan.configuration, items: items, isCompact: height < titleLimit)
        .layoutPriority(1)
      Spacer(minLength: 0)
      if !items.principal.isEmpty {
        HStack { configuration.shown(items.principal) }
        Spacer(minLength: 0)
      }
      HStack(spacing: WindowBarMetrics.spacing) {
        configuration.shown(items.trailing.filter { !hidden.contains($0.id) })
        if !inMenu.isEmpty { BarOverflowMenu(items: inMenu) }
      }
      .fixedSize()
      if let search { WindowBarSearch(search: search, isButton: configuration.minimizesSearch && !search.isActive) }
      if hasControls { WindowControls(side: .trailing) }
    }
    .padding(.horizontal, WindowBarMetrics.margin)
    .frame(height: height)
    .frame(maxWidth: .infinity)
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { lengths.whole = $0 })
    .onChange(of: division, initial: true) { divide() }
  }

  /// Below this height, a subtitle stands beside the title.
  private var titleLimit: CGFloat { WindowBarMetrics.toolbarHeight }

  private var configuration: PageConfiguration { plan.configuration }

  private var search: SearchSource? { configuration.movedParts.contains(.search) ? nil : configuration.search }

  private var leading: some View {
    HStack(spacing: WindowBarMetrics.spacing) {
      if hasControls { WindowControls(side: .leading) }
      configuration.shown(items.leading)
      if let back = plan.back { WindowBackButton(back: back) }
    }
  }

  /// What determines which items are in the bar and which in the menu.
  private var division: Division {
    Division(
      items: items.trailing.map(\.id), overflow: items.overflow.map(\.id), titles: items.trailing.map(\.title),
      room: trailingRoom)
  }

  private struct Division: Equatable {
    let items: [ViewElement.ID]
    let overflow: [ViewElement.ID]
    let titles: [String]
    let room: CGFloat
  }

  /// Moves items to the menu and back, once they are laid out.
  private func divide() {
    let overflow = BarOverflow(
      items.trailing, always: items.overflow, room: trailingRoom, spacing: WindowBarMetrics.spacing)
    overflow.settle()
    let newHidden = Set(overflow.hidden.map(\.id))
    if newHidden != hidden { hidden = newHidden }
  }

  /// What the items at the end may take together.
  private var trailingRoom: CGFloat {
    var room = (lengths.whole ?? surface.width) - 2 * WindowBarMetrics.margin - lengths.leading
    if title != nil || !items.principal.isEmpty { room -= WindowBarMetrics.titleWidth + WindowBarMetrics.spacing }
    if search != nil { room -= WindowBarMetrics.leastSearchWidth + WindowBarMetrics.spacing }
    if hasControls { room -= 4 * WindowBarMetrics.controlSize }
    return room
  }
}

/// The title of a window above its toolbar, in the middle of a line of its own (DK29).
struct WindowBarTitleLine: View {
  let plan: WindowBarPlan
  let items: BarItems
  let title: Text?

  var body: some View {
    HStack(spacing: WindowBarMetrics.spacing) {
      WindowControls(side: .leading)
      Spacer(minLength: 0)
      WindowBarTitle(title: title, configuration: plan.configuration, items: items, isCompact: true)
      Spacer(minLength: 0)
      WindowControls(side: .trailing)
    }
    .padding(.horizontal, WindowBarMetrics.margin)
    .frame(height: WindowBarMetrics.titleHeight)
  }
}

/// Leads to the page below.
private struct WindowBackButton: View {
  let back: DismissAction

  var body: some View {
    Button {
      back()
    } label: {
      DirectionalChevron(pointsBack: true, lineWidth: 1.8).frame(width: 6, height: 12)
    }
    .buttonStyle(WindowBarButtonStyle())
    .accessibilityLabel("Back")
  }
}
