extension LayoutSubview {
  /// The values that the view sets with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    EngineThread.unsafelyIsolated { ViewElement(node: node).containerValues }
  }
}
