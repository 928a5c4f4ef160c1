extension LayoutSubview {
  /// What the view hands over with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    EngineThread.unsafelyIsolated { ViewElement(node: node).containerValues }
  }
}
