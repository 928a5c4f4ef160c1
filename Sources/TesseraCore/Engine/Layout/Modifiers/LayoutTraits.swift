import Foundation

nonisolated struct LayoutPriorityModifier: WrapperModifier {
  var value: Double

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayoutPriorityNode {
    LayoutPriorityNode(value, context)
  }

  @MainActor func update(_ wrapper: LayoutPriorityNode) {
    wrapper.receive(value)
  }
}

/// Sets the priority of its view in a stack (C21, C68).
final class LayoutPriorityNode: WrapperNode {
  private var value: Double

  init(_ value: Double, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ newValue: Double) {
    guard newValue != value else { return }
    value = newValue
    invalidateLayout(traits: true)
  }

  override var layoutPriority: Double { value.isNaN ? 0 : value }

  /// C24: a spacer with an explicit priority is served by it.
  override var isSpacer: Bool { false }
}

nonisolated struct ZIndexModifier: WrapperModifier {
  var value: Double

  @MainActor func makeWrapper(_ context: _NodeContext) -> ZIndexNode {
    ZIndexNode(value, context)
  }

  @MainActor func update(_ wrapper: ZIndexNode) {
    wrapper.receive(value)
  }
}

/// Tells its container in which order it is drawn and hit (C68).
final class ZIndexNode: WrapperNode {
  private var value: Double

  init(_ value: Double, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ newValue: Double) {
    guard newValue != value else { return }
    value = newValue
    var node = layoutParent
    while let wrapper = node as? WrapperNode { node = wrapper.layoutParent }
    (node as? ContainerNode)?.updateDrawingOrder()
    invalidateDrawing()
  }

  override var draws: Bool { true }
  override var zIndex: Double { value.isNaN ? 0 : value }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: WrapperModifier {
  var value: Key.Value

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayoutValueNode<Key> {
    LayoutValueNode(value, context)
  }

  @MainActor func update(_ wrapper: LayoutValueNode<Key>) {
    wrapper.receive(value)
  }
}

/// Carries a value for a custom layout (C7).
final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ newValue: Key.Value) {
    let isEqual = ValueComparison.areEqual(value, newValue)
    value = newValue
    if !isEqual { invalidateLayout(traits: true) }
  }

  override func layoutValue<Other: LayoutValueKey>(for key: Other.Type) -> Other.Value? {
    key == Key.self ? value as? Other.Value : super.layoutValue(for: key)
  }
}

nonisolated struct AlignmentGuideModifier: WrapperModifier {
  var key: AlignmentKey
  var computeValue: (ViewDimensions) -> CGFloat

  @MainActor func makeWrapper(_ context: _NodeContext) -> AlignmentGuideNode {
    AlignmentGuideNode(key, computeValue, context)
  }

  @MainActor func update(_ wrapper: AlignmentGuideNode) {
    wrapper.receive(key, computeValue)
  }
}

/// Places an alignment guide of its view (C43).
final class AlignmentGuideNode: WrapperNode {
  private var key: AlignmentKey
  private var computeValue: (ViewDimensions) -> CGFloat

  init(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat, _ context: NodeContext) {
    self.key = key
    self.computeValue = computeValue
    super.init(context)
    if !key.propagates { graph.features.hasExplicitFrameGuides = true }
  }

  func receive(_ newKey: AlignmentKey, _ newValue: @escaping (ViewDimensions) -> CGFloat) {
    key = newKey
    computeValue = newValue
    invalidateLayout(traits: true)
  }

  override var keepsGuides: Bool { true }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard key == self.key else { return super.explicitGuide(key, proposal, size) }
    let guides = NodeGuides(child, proposal)
    let dimensions = ViewDimensions(width: size.width, height: size.height, explicit: ExplicitGuides(source: guides))
    let value = computeValue(dimensions)
    return value.isFinite ? value : nil
  }
}

/// The explicit guides of a node for one proposal, computed lazily.
final class NodeGuides: ExplicitGuideSource, @unchecked Sendable {
  // Sendable: made and asked during layout only, which is on the engine's thread.
  private let node: LayoutNode?
  private let proposal: LayoutProposal

  @MainActor
  init(_ node: LayoutNode?, _ proposal: LayoutProposal) {
    self.node = node
    self.proposal = proposal
  }

  nonisolated func explicitValue(of key: AlignmentKey) -> CGFloat? {
    EngineThread.unsafelyIsolated {
      // User code may keep the dimensions of a view for longer than the view lives.
      guard let node, !node.isRemoved else { return nil }
      // The guides of a frame are seldom moved: then no child needs to be asked.
      guard key.propagates || node.graph.features.hasExplicitFrameGuides else { return nil }
      return node.knownGuide(key, proposal, node.measure(proposal))
    }
  }
}

extension View {
  /// How early a stack serves the view; views of a higher priority choose first (C21).
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }

  /// In which order the view is drawn and hit among its siblings: higher is in front (C68).
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// A value that the custom layout around the view can read (C7).
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }

  /// Places a horizontal alignment guide of the view, as its container sees it (C43).
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Places a vertical alignment guide of the view, as its container sees it (C43).
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}
