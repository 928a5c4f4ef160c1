import Foundation

/// Makes a view a scroll target, or takes it out of those that its container makes.
nonisolated struct SingleScrollTargetModifier: WrapperModifier {
  let isEnabled: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> SingleScrollTargetNode {
    SingleScrollTargetNode(isEnabled, context)
  }

  @MainActor func update(_ wrapper: SingleScrollTargetNode) {
    wrapper.isEnabled = isEnabled
  }
}

final class SingleScrollTargetNode: WrapperNode {
  var isEnabled: Bool

  init(_ isEnabled: Bool, _ context: NodeContext) {
    self.isEnabled = isEnabled
    super.init(context)
  }

  override func placeChildren() {
    super.placeChildren()
    enclosingScrollNode?.singleTargets.insert(self)
  }
}

/// The views in a scroll view that say themselves whether they are targets.
@MainActor
struct SingleScrollTargets {
  private struct Reference {
    weak var node: SingleScrollTargetNode?
  }

  private var references: [ObjectIdentifier: Reference] = [:]

  var nodes: [SingleScrollTargetNode] { references.values.compactMap(\.node) }

  mutating func insert(_ node: SingleScrollTargetNode) {
    references = references.filter { $0.value.node != nil }
    references[ObjectIdentifier(node)] = Reference(node: node)
  }

  /// What a child of a container says of itself; nil where it says nothing.
  func mark(of child: LayoutNode) -> Bool? {
    guard !references.isEmpty else { return nil }
    var node: LayoutNode? = child
    while let wrapper = node as? WrapperNode {
      if let target = wrapper as? SingleScrollTargetNode { return target.isEnabled }
      node = wrapper.child
    }
    return nil
  }
}

extension ScrollNode {
  /// The views that can be aligned and named: the children of the target layout, and those that are targets by
  /// themselves.
  var scrollTargets: [ScrollTargetLayoutNode.Target] {
    let ofLayout = targetLayout?.targets(in: self) ?? []
    let singles = singleTargets.nodes.filter { $0.isEnabled && $0.enclosingScrollNode === self }
    guard !singles.isEmpty else { return ofLayout }
    let own = singles.map {
      ScrollTargetLayoutNode.Target(
        id: $0.scrollID, frame: CGRect(origin: $0.layoutOrigin(in: self), size: $0.size))
    }
    // A child of the layout is one target, not two.
    let others = own.filter { target in !ofLayout.contains { $0.frame == target.frame } }
    return (ofLayout + others).sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }
}

extension View {
  /// Makes this view a target of the scroll view around it, also where it is not in a `scrollTargetLayout`.
  ///
  /// - Parameter isEnabled: false for a view that is no target, also in a `scrollTargetLayout`.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(SingleScrollTargetModifier(isEnabled: isEnabled))
  }
}
