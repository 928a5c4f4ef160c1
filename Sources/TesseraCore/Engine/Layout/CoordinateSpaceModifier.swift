nonisolated struct CoordinateSpaceModifier: WrapperModifier {
  var name: AnyHashable

  @MainActor func makeWrapper(_ context: _NodeContext) -> CoordinateSpaceNode {
    CoordinateSpaceNode(name, context)
  }

  @MainActor func update(_ wrapper: CoordinateSpaceNode) {
    wrapper.receive(name)
  }
}

/// Names its coordinate space (C112).
final class CoordinateSpaceNode: WrapperNode {
  private var name: AnyHashable

  init(_ name: AnyHashable, _ context: NodeContext) {
    self.name = name
    super.init(context)
  }

  func receive(_ newName: AnyHashable) {
    guard newName != name else { return }
    name = newName
    geometryDidChange()
  }

  override func answersToSpace(_ name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  /// Gives the view's coordinates a name, under which the views inside can ask for them (C112).
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name, under which the views inside can ask for them (C112).
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
