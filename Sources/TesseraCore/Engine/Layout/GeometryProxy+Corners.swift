nonisolated extension GeometryProxy {
  /// What the window's own buttons take of the corners of the container: nothing, since they lie in the title bar (J338).
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension View {
  /// Moves the view away from what the window's own buttons take of a corner. On a desktop they lie in the title bar, above
  /// the content, so the view stays where it is (J338).
  ///
  /// - Parameter sizeToFit: whether the view gets smaller, instead of lying farther away.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
}
