import Foundation

nonisolated struct MatchedGeometryModifier: WrapperModifier {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  @MainActor func makeWrapper(_ context: _NodeContext) -> MatchedGeometryNode {
    MatchedGeometryNode(self, context)
  }

  @MainActor func complete(_ wrapper: MatchedGeometryNode) {
    wrapper.join()
  }

  @MainActor func update(_ wrapper: MatchedGeometryNode) {
    wrapper.receive(self)
  }
}

/// Names views that are matched with one another.
nonisolated struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Shows its child in the frame of the view that it is matched with. Its own frame in the layout does not change.
final class MatchedGeometryNode: WrapperNode {
  fileprivate(set) var modifier: MatchedGeometryModifier
  private var displacement = Animated(Displacement())
  /// Whether the node already took part in the last matching of its group.
  fileprivate var isSettled = false

  init(_ modifier: MatchedGeometryModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func join() {
    graph.settling.matchedGeometry.insert(self)
  }

  func receive(_ newModifier: MatchedGeometryModifier) {
    let isOther = newModifier.key != modifier.key
    if isOther { graph.settling.matchedGeometry.remove(self) }
    modifier = newModifier
    if isOther { join() } else { graph.settling.matchedGeometry.groupDidChange(modifier.key) }
  }

  override func willRemove() {
    graph.settling.matchedGeometry.remove(self)
  }

  // MARK: Frames

  /// What the node's frame in the surface would be by itself.
  fileprivate var ownFrame: CGRect { frame(in: .global) }

  /// The frame of the node in the model.
  fileprivate var matchedFrame: CGRect {
    let own = ownFrame
    let displacement = displacement.model
    return CGRect(
      x: own.minX + displacement.offset.x, y: own.minY + displacement.offset.y,
      width: own.width + displacement.growth.width, height: own.height + displacement.growth.height)
  }

  /// Whether the view is departing.
  fileprivate var isLeaving: Bool { isInDeparture }

  /// Shows the child in another frame; the change is animated if the update is.
  fileprivate func follow(_ frame: CGRect, _ anchor: UnitPoint) {
    move(to: Displacement(from: ownFrame, to: frame, modifier.properties, anchor))
  }

  /// Begins in another frame and goes to its own.
  fileprivate func begin(in frame: CGRect) {
    displacement = Animated(Displacement(from: ownFrame, to: frame, modifier.properties, modifier.anchor))
    move(to: Displacement())
  }

  fileprivate func move(to newDisplacement: Displacement) {
    let old = displacement.model
    displacement.set(newDisplacement, in: self)
    if old != newDisplacement { invalidateLayout() }
  }

  override func geometryMayHaveChanged() {
    graph.settling.matchedGeometry.groupDidChange(modifier.key)
  }

  override func placeChildren() {
    if !isSettled { graph.settling.matchedGeometry.groupDidChange(modifier.key) }
    guard let child else { return }
    let displacement = displacement.shown
    guard displacement != Displacement() else { return super.placeChildren() }
    let newSize = CGSize(
      width: max(0, size.width + displacement.growth.width),
      height: max(0, size.height + displacement.growth.height))
    let proposal = newSize == size ? placedProposal : LayoutProposal(newSize)
    let childSize = child.measure(proposal)
    child.place(
      at: CGPoint(
        x: displacement.offset.x + (newSize.width - childSize.width) / 2,
        y: displacement.offset.y + (newSize.height - childSize.height) / 2), proposal)
  }

  override func animatorDidStep() {
    super.animatorDidStep()
    invalidateLayout()
  }
}

/// How a frame differs from another one.
nonisolated struct Displacement: Equatable, Animatable {
  var offset = CGPoint.zero
  var growth = CGSize.zero

  init() {}

  init(from own: CGRect, to frame: CGRect, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint) {
    if properties.contains(.size) {
      growth = CGSize(width: frame.width - own.width, height: frame.height - own.height)
    }
    guard properties.contains(.position) else { return }
    // The anchor points meet; a view that grows does so about its corner.
    let width = own.width + growth.width
    let height = own.height + growth.height
    offset = CGPoint(
      x: frame.minX + anchor.x * frame.width - (own.minX + anchor.x * width),
      y: frame.minY + anchor.y * frame.height - (own.minY + anchor.y * height))
  }

  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(offset.animatableData, growth.animatableData) }
    set {
      offset.animatableData = newValue.first
      growth.animatableData = newValue.second
    }
  }
}

/// The groups of matched views of a graph.
@MainActor
final class MatchedGeometry {
  private final class Group {
    var members: [MatchedGeometryNode] = []
    /// Where the group was shown last.
    var frame: CGRect?
    weak var source: MatchedGeometryNode?
  }

  private var groups: [MatchedGeometryKey: Group] = [:]
  private var changed: Set<MatchedGeometryKey> = []

  var needsOrder: Bool { !changed.isEmpty }

  func insert(_ node: MatchedGeometryNode) {
    let group = groups[node.modifier.key] ?? Group()
    groups[node.modifier.key] = group
    group.members.append(node)
    changed.insert(node.modifier.key)
  }

  func remove(_ node: MatchedGeometryNode) {
    let key = node.modifier.key
    guard let group = groups[key] else { return }
    group.members.removeAll { $0 === node }
    if group.members.isEmpty { groups[key] = nil } else { changed.insert(key) }
  }

  func groupDidChange(_ key: MatchedGeometryKey) {
    changed.insert(key)
  }

  /// After the layout: views without a frame of their own get that of their source.
  func putInOrder() {
    let keys = changed
    changed = []
    for key in keys { if let group = groups[key] { putInOrder(group, key) } }
  }

  private func putInOrder(_ group: Group, _ key: MatchedGeometryKey) {
    let sources = group.members.filter { $0.modifier.isSource && $0.isPlaced && !$0.isLeaving }
    guard let source = sources.first else { return }
    if sources.count > 1 {
      source.graph.warn(.severalMatchedSources("\(key.id)"), at: source)
    }
    // A source that takes the place of another one begins where that is.
    if let frame = group.frame, group.source !== source, !source.isSettled {
      source.begin(in: frame)
    } else {
      source.move(to: Displacement())
    }
    let frame = source.ownFrame
    group.frame = frame
    group.source = source
    for member in group.members where member.isPlaced {
      if !sources.contains(where: { $0 === member }) { follow(source, member, key) }
      member.isSettled = true
    }
  }

  /// A view that contains its source keeps its own frame: following it would never end.
  private func follow(_ source: MatchedGeometryNode, _ member: MatchedGeometryNode, _ key: MatchedGeometryKey) {
    if source.isInside(member) {
      source.graph.warn(.matchedWithOwnContent("\(key.id)"), at: member)
      member.move(to: Displacement())
    } else {
      member.follow(source.ownFrame, source.modifier.anchor)
    }
  }
}

extension View {
  /// Lets views that take each other's place do so from frame to frame, or views share the frame of one of them (D45).
  ///
  /// - Parameters:
  ///   - id: what the views have in common; only views with the same namespace are matched.
  ///   - anchor: which points of the views lie on each other.
  ///   - isSource: whether the view gives the others its frame.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
