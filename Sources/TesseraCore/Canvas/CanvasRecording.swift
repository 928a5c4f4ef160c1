import Foundation

/// Where a context and its copies draw, and what they need for it.
nonisolated final class CanvasRecording: @unchecked Sendable {
  // Sendable: it exists only while a canvas draws, on the engine's thread.
  let environment: EnvironmentValues
  let textEngine: any TextEngine
  let size: CGSize
  let builder: DisplayListBuilder
  let symbols: ContiguousArray<LayoutNode>
  var items: [DisplayItem] = []

  init(
    environment: EnvironmentValues, textEngine: any TextEngine, size: CGSize, builder: DisplayListBuilder,
    symbols: ContiguousArray<LayoutNode>
  ) {
    self.environment = environment
    self.textEngine = textEngine
    self.size = size
    self.builder = builder
    self.symbols = symbols
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// A sheet to draw on apart, with the same surroundings.
  var empty: CanvasRecording {
    CanvasRecording(
      environment: environment, textEngine: textEngine, size: size, builder: builder, symbols: symbols)
  }

  /// The font of text that says nothing about its own.
  @MainActor var font: ResolvedFont { environment.text.style.attributes(in: environment).font }
}
