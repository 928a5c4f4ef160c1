import Foundation

/// A renderer of any type.
nonisolated package struct AnyTextRenderer: Equatable, @unchecked Sendable {
  // Sendable: it is used on the engine's thread only.
  private let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) {
    self.renderer = renderer
  }

  package static func == (left: AnyTextRenderer, right: AnyTextRenderer) -> Bool {
    areEqual(left.renderer, right.renderer)
  }

  private static func areEqual<Renderer: TextRenderer>(_ left: Renderer, _ right: any TextRenderer) -> Bool {
    (right as? Renderer).map { ValueComparison.areEqual(left, $0) } ?? false
  }

  func size(_ proposal: LayoutProposal, _ measure: @escaping (LayoutProposal) -> CGSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal.proposedViewSize, text: TextProxy(measure: measure))
  }

  /// What the renderer draws of a text of a size, from its top left corner.
  func items(
    _ layout: Text.Layout, size: CGSize, in environment: EnvironmentValues, _ engine: any TextEngine
  ) -> [DisplayItem] {
    let padding = renderer.displayPadding
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top, width: size.width + padding.leading + padding.trailing,
      height: size.height + padding.top + padding.bottom)
    let recording = CanvasRecording(environment: environment, textEngine: engine, bounds: bounds)
    var context = GraphicsContext(recording)
    renderer.draw(layout: layout, in: &context)
    return recording.drawing
  }
}

nonisolated extension EnvironmentValues {
  private static let textRendererSlot = EnvironmentSlot<AnyTextRenderer?>(nil)

  /// What draws texts; nil leaves that to each.
  var textRenderer: AnyTextRenderer? {
    get { self[Self.textRendererSlot] }
    set { self[Self.textRendererSlot] = newValue }
  }
}
