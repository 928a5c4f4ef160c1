import Foundation

/// Where a context and its copies draw, and what they need for it.
nonisolated final class CanvasRecording: @unchecked Sendable {
  // Sendable: it exists only while a canvas draws, on the engine's thread.
  /// The views that can be drawn, and what asks them for their drawings.
  struct Symbols {
    let nodes: ContiguousArray<LayoutNode>
    let builder: DisplayListBuilder
  }

  let environment: EnvironmentValues
  let textEngine: any TextEngine
  let bounds: CGRect
  let symbols: Symbols?
  var items: [DisplayItem] = []
  /// Whether something was drawn that takes away what lies below it.
  var composes = false

  /// What was drawn. What takes away what lies below it does so in this drawing only (J406).
  var drawing: [DisplayItem] {
    composes ? [.group(DisplayGroup(effect: .flatten, items: items))] : items
  }

  init(environment: EnvironmentValues, textEngine: any TextEngine, bounds: CGRect, symbols: Symbols? = nil) {
    self.environment = environment
    self.textEngine = textEngine
    self.bounds = bounds
    self.symbols = symbols
  }

  /// A sheet to draw on apart, with the same surroundings.
  var empty: CanvasRecording {
    CanvasRecording(environment: environment, textEngine: textEngine, bounds: bounds, symbols: symbols)
  }

  /// The font of text without a font of its own.
  @MainActor var font: ResolvedFont { environment.text.style.attributes(in: environment).font }
}
