/// A view with an explicit identity.
nonisolated public struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View where Content: View {
  public var body: Never {
    fatalError("IDView is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = IDNode(view.id, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: IDNode<ID>.self)
    if node.id == view.id {
      Content._updateNode(node.content, view.content)
    } else {
      node.replaceContent(view.id) { Content._makeNode(view.content, $0) }
    }
  }
}

/// A node with an explicit id.
@MainActor
protocol ExplicitlyIdentified: ViewNode {
  var explicitID: AnyHashable { get }
}

/// Holds content that is removed when the id changes (A8).
final class IDNode<ID: Hashable>: TransparentNode, ExplicitlyIdentified, DepartureOwner {
  private(set) var id: ID
  var departures = Departures()

  init(_ id: ID, _ context: NodeContext) {
    self.id = id
    super.init(context)
  }

  var explicitID: AnyHashable { AnyHashable(id) }

  override var contentID: String? { "\(id)" }

  override func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? {
    AnyHashable(self.id) == id ? firstScrollDestination : nil
  }

  /// Shows content with another identity. Departing content does not return: its view is another value.
  func replaceContent(_ newID: ID, _ make: (NodeContext) -> ViewNode) {
    let (old, oldID) = (content, id)
    id = newID
    let new = make(childContext)
    content = new
    Transitioning.didInsert(new, in: self)
    if let old { departures.remove(old, oldID, from: self) }
    elementsDidChange()
  }

  override func willRemove() {
    departures.removeAll()
  }
}

extension View {
  /// Binds the view's identity to `id`: when it changes, the view is a new one with fresh state (A8).
  ///
  /// The id distinguishes the view from others at the same place only, not from siblings (A9).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
