import Foundation
import Observation
import TesseraCore

/// Follows how the content of tabs is scrolled, and makes the bar small and large.
@Observable
@MainActor
final class TabBarScroll {
  var isMinimized = false

  @ObservationIgnored var behavior = TabBarMinimizeBehavior.automatic
  @ObservationIgnored private var offset: CGFloat = 0
  @ObservationIgnored private weak var last: ScrollNode?

  /// Shorter movements, in points, are none: a touch trembles.
  private static let threshold: CGFloat = 4

  nonisolated init() {}

  /// The content of a scroll view moved.
  func follow(_ node: ScrollNode) {
    guard behavior.minimizes, node.axes.contains(.vertical) else { return }
    let new = node.offset.y
    guard last === node else {
      last = node
      offset = new
      return
    }
    // At its beginning, content is whole, and so is the bar.
    let wanted = new <= 0 ? false : behavior.isMinimized(by: new - offset)
    guard new <= 0 || abs(new - offset) >= Self.threshold else { return }
    offset = new
    guard let wanted, wanted != isMinimized else { return }
    node.tellLater { [self] in
      if isMinimized != wanted { withAnimation { isMinimized = wanted } }
    }
  }
}

nonisolated private struct TabBarScrollKey: EnvironmentKey {
  static var defaultValue: UncheckedSendable<TabBarScroll>? { nil }
}

nonisolated extension EnvironmentValues {
  /// What the bar of tabs follows; nil where it stays as it is.
  fileprivate var tabBarScroll: UncheckedSendable<TabBarScroll>? {
    get { self[TabBarScrollKey.self] }
    set { self[TabBarScrollKey.self] = newValue }
  }
}

/// Lets the bar of tabs follow the scroll views in a view.
nonisolated struct TabBarScrollModifier: EnvironmentModifier {
  /// nil where the bar stays as it is.
  let scroll: TabBarScroll?

  func write(to values: inout EnvironmentValues) {
    values.tabBarScroll = scroll.map(UncheckedSendable.init)
  }
}

/// Tells the bar of tabs how the first scroll view of a page, or of a tab without pages, is scrolled.
struct TabBarScrollSource: ViewModifier {
  @State private var listener = ScrollListener()
  @Environment(\.tabBarScroll) private var scroll

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(listener))
      .onUpdate(of: scroll?.value) { connect($0) }
  }

  private func connect(_ scroll: TabBarScroll?) {
    guard let scroll else {
      listener.onChange = nil
      return
    }
    listener.onChange = { scroll.follow($0) }
  }
}
