import Foundation
import TesseraCore

/// The view of a split view.
struct SplitBody<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  /// Whether a bar has a button that hides the first column.
  let hasToggle: Bool

  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.surfaceSize) private var surface
  @Environment(\.usesMacControls) private var isMac

  init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?, hasToggle: Bool = true
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.hasToggle = hasToggle
  }

  var body: some View {
    // J271: Windows of macOS have columns however narrow they are.
    if surface.width < SheetMetrics.compactWidth, !isMac {
      stack
    } else {
      SplitColumns(
        sidebar: sidebar, content: content, detail: detail, visibility: visibility ?? $ownVisibility,
        hasToggle: hasToggle)
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  // MARK: Compact surfaces

  private var current: Binding<NavigationSplitViewColumn> { compactColumn ?? $ownCompactColumn }

  private var stack: some View {
    OwnPathStack(
      root:
        sidebar
        .environment(\.splitAdvance, advance(to: hasContent ? .content : .detail))
        .modifier(PushedPageModifier(isPresented: isPast(.sidebar, backTo: .sidebar), page: secondPage)))
  }

  @ViewBuilder private var secondPage: some View {
    if hasContent {
      content
        .environment(\.splitAdvance, advance(to: .detail))
        .modifier(PushedPageModifier(isPresented: isPast(.content, backTo: .content), page: detailPage))
    } else {
      detailPage
    }
  }

  private var detailPage: some View {
    detail.environment(\.splitAdvance, nil)
  }

  private func isPast(
    _ column: NavigationSplitViewColumn, backTo previous: NavigationSplitViewColumn
  ) -> Binding<Bool> {
    let current = current
    return Binding(
      get: { current.wrappedValue.rank > column.rank }, set: { if !$0 { current.wrappedValue = previous } })
  }

  private func advance(to column: NavigationSplitViewColumn) -> SplitAdvance {
    let current = current
    return SplitAdvance { current.wrappedValue = column }
  }
}

/// Shows the next column where there is room for one only, after something was chosen.
nonisolated struct SplitAdvance: Equatable, Sendable {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Equal for every closure: it always leads to the column behind the one around the view.
  static func == (left: SplitAdvance, right: SplitAdvance) -> Bool { true }
}

nonisolated private struct SplitAdvanceKey: EnvironmentKey {
  static var defaultValue: SplitAdvance? { nil }
}

nonisolated extension EnvironmentValues {
  var splitAdvance: SplitAdvance? {
    get { self[SplitAdvanceKey.self] }
    set { self[SplitAdvanceKey.self] = newValue }
  }
}

/// Columns side by side.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  let hasToggle: Bool

  @Environment(\.splitAppearance) private var appearance
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.usesMacControls) private var isMac
  @State private var sidebarController = NavigationController(showsPagesInNextColumn: true)
  @State private var contentController = NavigationController(showsPagesInNextColumn: true)

  init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>,
    hasToggle: Bool
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.hasToggle = hasToggle
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  private var showsSidebar: Bool {
    switch visibility.wrappedValue {
    case .detailOnly: false
    case .doubleColumn: !hasContent
    // In front of the detail, columns exist only while they are shown.
    case .automatic: appearance != .prominentDetail
    default: true
    }
  }

  private var showsContent: Bool {
    guard hasContent, visibility.wrappedValue != .detailOnly else { return false }
    return appearance != .prominentDetail || visibility.wrappedValue != .automatic
  }

  var body: some View {
    ZStack(alignment: .leading) {
      if appearance == .prominentDetail {
        SplitColumn(controller: nil, width: nil, content: lastColumn)
        if showsSidebar || showsContent {
          ModalBackdrop(opacity: ModalBackdrop.opacity(colorScheme), onTap: { visibility.wrappedValue = .detailOnly })
            .ignoresSafeArea()
        }
        HStack(spacing: 0) { firstColumns }
      } else {
        HStack(spacing: 0) {
          firstColumns
          SplitColumn(controller: nil, width: nil, content: lastColumn)
        }
      }
    }
    .focusedSceneValue(\.sidebarToggle, ColumnToggle(toggle))
  }

  @ViewBuilder
  private var firstColumns: some View {
    if showsSidebar {
      SplitColumn(controller: sidebarController, width: SplitMetrics.sidebarWidth(isMac: isMac), content: firstColumn)
        .environment(\.isSidebar, true)
      SplitLine()
    }
    if showsContent {
      SplitColumn(controller: contentController, width: SplitMetrics.contentWidth(isMac: isMac), content: middleColumn)
      SplitLine()
    }
  }

  private var firstColumn: some View {
    sidebar.toolbar { sidebarItem(isShown: true) }
  }

  private var middleColumn: some View {
    NextColumn(previous: sidebarController, content: content.toolbar { sidebarItem(isShown: !showsSidebar) })
  }

  private var lastColumn: some View {
    NextColumn(
      previous: hasContent ? contentController : sidebarController,
      content: detail.toolbar { sidebarItem(isShown: !showsSidebar && !showsContent) })
  }

  @ViewBuilder
  private func sidebarItem(isShown: Bool) -> some View {
    if isShown, hasToggle {
      Button("Toggle Sidebar", systemImage: "sidebar.left") { toggle() }
        .trait(ToolbarPlacementKey.self, .topBarLeading)
    }
  }

  private func toggle() {
    visibility.wrappedValue = showsSidebar ? (hasContent ? .doubleColumn : .detailOnly) : .all
  }
}

/// Lengths of split views, in points.
nonisolated enum SplitMetrics {
  static func sidebarWidth(isMac: Bool) -> CGFloat { isMac ? 200 : 300 }
  static func contentWidth(isMac: Bool) -> CGFloat { isMac ? 240 : 320 }
}

private struct SplitLine: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Color(system: .separator).frame(width: pixelLength).ignoresSafeArea().semantics(.hidden(true))
  }
}

/// A column with a bar of its own, unless its content brings a stack.
private struct SplitColumn<Content: View>: View {
  let controller: NavigationController?
  let width: CGFloat?
  let content: Content

  @State private var preferredWidth = SplitColumnWidth()

  init(controller: NavigationController?, width: CGFloat?, content: Content) {
    self.controller = controller
    self.width = width
    self.content = content
  }

  var body: some View {
    ColumnPathStorage(controller: controller, content: NavigationPage(content: content, id: nil))
      .environment(\.navigation, controller)
      .onPreferenceChange(SplitColumnWidthKey.self) { preferredWidth = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = SplitColumnWidth() }
      .frame(width: width.map { preferredWidth.width(usually: $0) })
      .frame(maxWidth: width == nil ? .infinity : nil)
  }
}

/// Keeps the path of the links in a column.
private struct ColumnPathStorage<Content: View>: View {
  let controller: NavigationController?
  let content: Content

  @State private var values: [AnyHashable] = []
  @Environment(\.surfaceAccess) private var surface

  init(controller: NavigationController?, content: Content) {
    self.controller = controller
    self.content = content
  }

  var body: some View {
    content.onUpdate(of: values) {
      // A link in a column leads to one page in the next, not to one on top of another. Captures nothing of the view
      // itself, which keeps the controller: the column and its content would never be released.
      controller?.setValues = { [values = $values] in values.wrappedValue = Array($0.suffix(1)) }
      controller?.receive($0, on: surface)
    }
  }
}

/// What a column shows: the page that a link in the column before it leads to, or else its own content.
private struct NextColumn<Content: View>: View {
  let previous: NavigationController
  let content: Content

  var body: some View {
    let top = previous.entries.last
    ZStack {
      content
        .modifier(OffstageModifier(isOnstage: top == nil))
        .modifier(ConcealmentModifier(isVisible: top == nil))
      if let top {
        PortalReader(previous.sources) { elements in
          if let page = elements.first(where: { $0.trait(NavigationPageKey.self) == top.id }) { page }
        }
      }
    }
  }
}

/// The preferred width of a column, in points.
nonisolated struct SplitColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  func width(usually usual: CGFloat) -> CGFloat {
    let wanted = ideal ?? usual
    return max(minimum ?? 0, min(wanted, maximum ?? wanted))
  }
}

nonisolated struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth { SplitColumnWidth() }

  static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {
    if value == SplitColumnWidth() { value = nextValue() }
  }
}

extension View {
  /// The width of the split view column around this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// The bounds of the width of the split view column around this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
