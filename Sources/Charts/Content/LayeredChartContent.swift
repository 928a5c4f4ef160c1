import SwiftUI

/// Content whose marks are a layer of their own.
nonisolated struct LayeredChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  /// The layer's look; gets the number by which its marks are found.
  let kind: @MainActor (Int) -> MarkLayer.Kind
  /// What the layer is seen through.
  var mask: (any ChartContent)?

  @MainActor func _collect(into collector: inout _ChartCollector) {
    let outer = collector.attributes
    let id = _ChartCollector.hash(collector.path, outer.layers.count + 1)
    let layer = MarkLayer(id: id, kind: kind(id), effects: outer.effects, zIndex: outer.zIndex)
    if let mask {
      collector.collect(
        piece: -1, mask,
        changing: { attributes in
          attributes.effects = MarkEffects()
          attributes.mask = id
          attributes.isHiddenFromAccessibility = true
        })
    }
    collector.collect(content) { attributes in
      attributes.effects = MarkEffects()
      attributes.layers.append(layer)
    }
  }
}
