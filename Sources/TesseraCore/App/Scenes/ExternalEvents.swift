import Foundation

/// Which URLs the window of a view is to open.
nonisolated struct ExternalEventsModifier: ViewModifier {
  typealias Body = Never

  var preferring: Set<String>
  var allowing: Set<String>

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ExternalEventsNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: ExternalEventsNode.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

final class ExternalEventsNode: TransparentNode {
  var modifier: ExternalEventsModifier

  init(_ modifier: ExternalEventsModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    join()
  }

  private func join() {
    graph.urlListeners.externalEvents.append(Unmanaged.passUnretained(self))
  }

  private func withdraw() {
    graph.urlListeners.externalEvents.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }

  override func willRemove() { withdraw() }

  override func didDepart() { withdraw() }

  override func didReturn() { join() }
}

/// The preference of a window for a URL.
package enum ExternalEventPreference: Int, Comparable {
  case refused, allowed, preferred

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether a URL has one of some texts in it; `*` is in all.
  package static func meets(_ url: URL, _ conditions: Set<String>) -> Bool {
    conditions.contains { $0 == "*" || url.absoluteString.contains($0) }
  }
}

extension ViewGraph {
  /// The preference of the views for opening a URL in this window. The default is that it is allowed.
  package func preference(for url: URL) -> ExternalEventPreference {
    let modifiers = urlListeners.externalEvents.map { $0.takeUnretainedValue().modifier }
    guard !modifiers.isEmpty else { return .allowed }
    if modifiers.contains(where: { ExternalEventPreference.meets(url, $0.preferring) }) { return .preferred }
    return modifiers.contains { ExternalEventPreference.meets(url, $0.allowing) } ? .allowed : .refused
  }
}

extension View {
  /// Which URLs the window of the view is to open, of those that the program is asked to open.
  ///
  /// - Parameters:
  ///   - preferring: texts of which one is in the URLs that this window opens rather than others do; `*` is in all.
  ///   - allowing: the same for URLs that no other window prefers.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}

nonisolated extension Scene {
  /// Which URLs open a window of the scene: those with one of some texts in them.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.externalEvents = conditions }
  }
}
