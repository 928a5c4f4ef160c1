import Foundation

nonisolated struct _FrameLayout: WrapperModifier, Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> FrameNode {
    FrameNode(self, context)
  }

  @MainActor func update(_ wrapper: FrameNode) {
    wrapper.receive(self)
  }
}

/// A box of a fixed width, height or both (C60).
final class FrameNode: WrapperNode {
  private var modifier: _FrameLayout
  private var width: CGFloat = .nan
  private var height: CGFloat = .nan

  init(_ modifier: _FrameLayout, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    readLengths()
  }

  func receive(_ newModifier: _FrameLayout) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    readLengths()
    invalidateLayout(traits: true)
  }

  private func readLengths() {
    width = usable(modifier.width)
    height = usable(modifier.height)
  }

  private func usable(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    guard length.isFinite, length >= 0 else {
      graph.warn(.invalidFrame, at: self)
      return .nan
    }
    return length
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: width.isNaN ? proposal.width : width, height: height.isNaN ? proposal.height : height)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    if !width.isNaN, !height.isNaN { return CGSize(width: width, height: height) }
    let inner = child?.measure(childProposal(proposal)) ?? .zero
    return CGSize(width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    let fixed = axis == .horizontal ? width : height
    return fixed.isNaN ? child?.lengthThatFits(childProposal(proposal), axis) ?? 0 : fixed
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let proposal = childProposal(proposal)
    let childSize = child.measure(proposal)
    return (AlignedPosition.origin(of: child, childSize, proposal, in: size, modifier.alignment), proposal)
  }

  override var isTransparentForTraits: Bool { false }

  /// C50: a frame along an axis has the platform's spacing there. A spacer in it keeps its own (C31).
  override func makeSpacing() -> ViewSpacing {
    guard let child, !child.service.isSpacer else { return super.makeSpacing() }
    var spacing = super.makeSpacing()
    if !width.isNaN {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    if !height.isNaN {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    return spacing
  }
}

extension View {
  /// Puts the view into a box of a fixed size (C60).
  ///
  /// - Parameters:
  ///   - width: points; nil takes the view's. A negative or infinite figure is ignored with a warning.
  ///   - alignment: where the view lies in the box.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Does nothing. Give the box a size.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
