import Foundation

/// The shape of a container, as shapes inside of it follow it.
nonisolated struct ContainerShape: Sendable {
  /// The outline in a rectangle, moved inward by some points.
  let outline: @Sendable (CGRect, CGFloat) -> Path
  /// The radius of the corners in a rectangle.
  let cornerRadius: @Sendable (CGRect) -> CGFloat

  init<S: InsettableShape>(_ shape: S) {
    outline = { rect, distance in
      distance == 0 ? shape.path(in: rect) : shape.inset(by: distance).path(in: rect)
    }
    cornerRadius = { rect in
      switch shape {
      case let rectangle as RoundedRectangle: min(rectangle.cornerSize.width, rectangle.cornerSize.height)
      case is Capsule, is Circle: min(rect.width, rect.height) / 2
      default: 0
      }
    }
  }
}

nonisolated struct ContainerShapeModifier: WrapperModifier {
  let shape: ContainerShape

  @MainActor func makeWrapper(_ context: _NodeContext) -> ContainerShapeNode {
    ContainerShapeNode(self, context)
  }

  @MainActor func update(_ wrapper: ContainerShapeNode) {
    wrapper.shape = shape
    wrapper.invalidateDrawing()
  }
}

/// Provides the container shape for `ContainerRelativeShape`.
final class ContainerShapeNode: WrapperNode {
  fileprivate(set) var shape: ContainerShape

  init(_ modifier: ContainerShapeModifier, _ context: NodeContext) {
    shape = modifier.shape
    super.init(context)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` in this view follow.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: ContainerShape(shape)))
  }
}

/// The surroundings of the shape that is being drawn.
nonisolated enum ShapeSurroundings {
  /// The container's shape, and how far inside of its frame the drawn one lies at least, in points.
  struct Container {
    var shape: ContainerShape
    var frame: CGRect
    var distance: CGFloat
  }

  // Set only on the engine's thread; other threads see nil.
  nonisolated(unsafe) fileprivate static var node: LayoutNode?

  /// What is around the shape whose outline is being made, where its rectangle is `rect`; nil without a container.
  static func container(of rect: CGRect) -> Container? {
    guard EngineThread.isCurrent, let node else { return nil }
    return EngineThread.unsafelyIsolated {
      guard let container = node.containerShapeNode else { return nil }
      let place = rect.applying(node.transform(to: container))
      let frame = CGRect(origin: .zero, size: container.size)
      let distance = min(
        place.minX - frame.minX, place.minY - frame.minY, frame.maxX - place.maxX, frame.maxY - place.maxY)
      return Container(shape: container.shape, frame: frame, distance: max(0, distance))
    }
  }
}

extension LayoutNode {
  fileprivate var containerShapeNode: ContainerShapeNode? {
    var node: LayoutNode? = self
    while let current = node {
      if let container = current as? ContainerShapeNode { return container }
      node = current.layoutParent === current ? nil : current.layoutParent
    }
    return nil
  }

  /// The outline of a shape with this node's size, which may depend on what is around the node.
  final func path<S: Shape>(of shape: S, in size: CGSize) -> Path {
    let outer = ShapeSurroundings.node
    ShapeSurroundings.node = self
    defer { ShapeSurroundings.node = outer }
    return shape.path(in: CGRect(origin: .zero, size: size))
  }
}
