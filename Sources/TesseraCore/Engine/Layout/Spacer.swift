import Foundation

/// Flexible space that grows along its stack (C30).
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// Points; nil is 8.
  public var minLength: CGFloat?

  /// Room that grows along its stack.
  ///
  /// - Parameter minLength: the least that it takes, in points; nil is 8, and what is negative or no number counts as
  ///   0.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    SpacerNode(view.minLength, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: SpacerNode.self).receive(view.minLength)
  }
}

final class SpacerNode: LayoutNode {
  private var minimumLength: CGFloat?

  init(_ minimumLength: CGFloat?, _ context: NodeContext) {
    self.minimumLength = minimumLength
    super.init(context)
  }

  func receive(_ newLength: CGFloat?) {
    guard newLength != minimumLength else { return }
    minimumLength = newLength
    invalidateLayout()
  }

  /// Only the stack around it makes a spacer stretch along one axis.
  private var stackAxis: Axis? {
    var node = layoutParent
    while let wrapper = node as? WrapperNode { node = wrapper.layoutParent }
    return (node as? any AxisProviding)?.stackAxis
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    var minimum = minimumLength ?? ViewSpacing.standardDistance
    if minimum.isNaN || minimum < 0 { minimum = 0 }
    let axis = stackAxis
    func length(_ proposed: CGFloat, _ own: Axis) -> CGFloat {
      if let axis, axis != own { return 0 }
      return proposed.isNaN ? minimum : max(minimum, proposed)
    }
    return CGSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }

  override var isSpacer: Bool { true }

  /// C31: no spacing next to a spacer.
  override func makeSpacing() -> ViewSpacing { .zero }
}

/// A container that tells spacers and dividers which way it runs (C9).
@MainActor
protocol AxisProviding: AnyObject {
  var stackAxis: Axis? { get }
}
