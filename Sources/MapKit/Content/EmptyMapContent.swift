/// Nothing on a map.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
  /// Nothing.
  public init() {}

  @MainActor public func _collect(into collector: inout _MapCollector) {}
}
