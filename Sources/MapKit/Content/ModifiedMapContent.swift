/// Content with a change of what is said about it.
nonisolated struct ModifiedMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content
  let change: (inout MapAttributes) -> Void

  @MainActor func _collect(into collector: inout _MapCollector) {
    collector.collect(content, changing: change)
  }
}
