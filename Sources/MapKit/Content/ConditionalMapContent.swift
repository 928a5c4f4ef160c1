/// One of two pieces of content, as a condition says.
nonisolated public struct ConditionalMapContent<First: MapContent, Second: MapContent>: PrimitiveMapContent {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  @MainActor public func _collect(into collector: inout _MapCollector) {
    switch branch {
    case .first(let content): collector.collect(at: true, content)
    case .second(let content): collector.collect(at: false, content)
    }
  }
}
