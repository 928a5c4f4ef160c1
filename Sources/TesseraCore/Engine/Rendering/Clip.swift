import Foundation

nonisolated struct _ClipEffect<Clip: Shape>: WrapperModifier {
  var shape: Clip
  var style: FillStyle

  @MainActor func makeWrapper(_ context: _NodeContext) -> ClipNode<Clip> {
    ClipNode(self, context)
  }

  @MainActor func update(_ wrapper: ClipNode<Clip>) {
    wrapper.receive(self)
  }
}

/// A shape that can be told to clip nothing.
nonisolated package protocol SwitchableClip: Shape {
  var isClipping: Bool { get }
}

/// Clips its child to a shape. Hit testing is not affected (E7).
final class ClipNode<Clip: Shape>: WrapperNode {
  private var shape: Animated<Clip>
  private var style: FillStyle

  init(_ modifier: _ClipEffect<Clip>, _ context: NodeContext) {
    shape = Animated(modifier.shape)
    style = modifier.style
    super.init(context)
  }

  func receive(_ newModifier: _ClipEffect<Clip>) {
    guard newModifier.style != style || !ValueComparison.areEqual(shape.model, newModifier.shape) else { return }
    shape.set(newModifier.shape, in: self)
    style = newModifier.style
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let frame = builder.aligned(CGRect(origin: origin, size: shownSize))
    guard frame.width.isFinite, frame.height.isFinite, (shape.model as? any SwitchableClip)?.isClipping != false else {
      return super.render(into: &builder, at: origin)
    }
    let path = path(of: shape.shown, in: frame.size)
      .offsetBy(dx: frame.minX, dy: frame.minY)
    builder.addGroup(clip: DisplayGroup.Clip(path: path, style: style)) {
      super.render(into: &$0, at: origin)
    }
  }
}

extension View {
  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its frame with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
