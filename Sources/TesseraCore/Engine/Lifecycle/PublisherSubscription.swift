import Combine

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  var publisher: P
  var action: @MainActor (P.Output) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ReceiveNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: ReceiveNode<P>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Is subscribed to a publisher as long as it is in the tree: from before its views appear until before they
/// disappear (B46).
final class ReceiveNode<P: Publisher>: TransparentNode where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var subscription: PublisherSubscription<P>

  init(_ modifier: ReceiveModifier<P>, _ context: NodeContext) {
    self.modifier = modifier
    subscription = PublisherSubscription()
    super.init(context)
    subscription.begin(modifier.publisher, for: self)
  }

  /// Takes the publisher of a new body. If it changed, subscribes to it and cancels the old subscription (B46).
  func receive(_ newModifier: ReceiveModifier<P>) {
    let isSame = ValueComparison.areEqual(modifier.publisher, newModifier.publisher)
    modifier = newModifier
    guard !isSame else { return }
    subscription.end()
    subscription = PublisherSubscription()
    subscription.begin(newModifier.publisher, for: self)
  }

  /// Runs the action now, or, while views are updated, right after that. Pending values of an ended subscription are
  /// dropped.
  fileprivate func deliver(_ value: P.Output, from sender: PublisherSubscription<P>) {
    graph.runWhenUpdated { [self] in
      if sender === subscription, !isRemoved { modifier.action(value) }
    }
  }

  override func willRemove() {
    subscription.end()
  }
}

/// Leads from a publisher to a node, without keeping that alive.
private final class PublisherSubscription<P: Publisher>: @unchecked Sendable where P.Failure == Never {
  // Sendable: `node` is touched on the engine's thread only. Not a weak reference: one would make every use of the
  // node slower.
  unowned private var node: ReceiveNode<P>?
  private var cancellable: AnyCancellable?

  func begin(_ publisher: P, for node: ReceiveNode<P>) {
    self.node = node
    cancellable = publisher.sink { [self] value in
      let value = UncheckedSendable(value)
      EngineThread.run { self.node?.deliver(value.value, from: self) }
    }
  }

  func end() {
    node = nil
    cancellable = nil
  }
}

extension View {
  /// Runs an action with each value that a publisher sends, on the main actor.
  ///
  /// The view subscribes before it appears and cancels before it disappears. A body that makes another publisher than
  /// the one before subscribes again: a `Just` sends again, a timer starts from the beginning (B46).
  @preconcurrency
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
