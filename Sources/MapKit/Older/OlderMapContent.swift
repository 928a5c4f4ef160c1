/// What is on a map of before iOS 17.
nonisolated public struct OlderMapContent: PrimitiveMapContent {
  let annotations: [(id: AnyHashable, content: AnyMapContent)]
  let showsUser: Bool

  @MainActor public func _collect(into collector: inout _MapCollector) {
    for annotation in annotations { collector.collect(row: annotation.id, annotation.content) }
    if showsUser { UserAnnotation()._collect(into: &collector) }
  }
}
