/// Content of any type.
nonisolated public struct AnyMapContent: PrimitiveMapContent {
  private let content: any MapContent

  init(_ content: any MapContent) {
    self.content = content
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    content._collect(into: &collector)
  }
}
