import Foundation

/// Draws text in its own way.
///
/// Animated changes of a renderer's `animatableData` are drawn step by step.
public protocol TextRenderer: Animatable {
  /// Draws the text, with the top left corner of its view at the origin.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text's view.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawings reach over the edges of the text's view.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No further than to the edges.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Has the text in the view drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: AnimatableModifier {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.textRenderer, AnyTextRenderer(renderer))
  }
}
