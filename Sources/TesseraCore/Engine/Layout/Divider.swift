import Foundation

/// A thin line across its stack (C35).
nonisolated public struct Divider: PrimitiveView, Sendable {
  /// A line across the direction of the stack around it; a horizontal one outside of stacks.
  public init() {}

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    DividerNode(context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

final class DividerNode: LayoutNode {
  override init(_ context: NodeContext) {
    super.init(context)
    readEnvironment()
  }

  private var isVertical: Bool {
    var node = layoutParent
    while let wrapper = node as? WrapperNode { node = wrapper.layoutParent }
    return (node as? any AxisProviding)?.stackAxis == .horizontal
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let length = proposal.replacingUnspecified()
    return isVertical ? CGSize(width: 1, height: length.height) : CGSize(width: length.width, height: 1)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    builder.add(origin: origin, size: shownSize) { frame in
      [.fill(Path(frame), SeparatorShapeStyle().paint(in: self.scope.values, frame), FillStyle())]
    }
  }
}
