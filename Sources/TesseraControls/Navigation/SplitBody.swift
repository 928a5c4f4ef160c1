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
