extension Optional: MapContent, PrimitiveMapContent where Wrapped: MapContent {
  @MainActor public func _collect(into collector: inout _MapCollector) {
    self?._collect(into: &collector)
  }
}
