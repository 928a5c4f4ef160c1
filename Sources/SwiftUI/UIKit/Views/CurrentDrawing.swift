import Foundation
import TesseraCore

/// The contexts that code of UIKit draws into, the present one last.
@MainActor
package enum CurrentDrawing {
  package static var contexts: [CGContext] = []

  /// Has an action draw into a canvas of a size, by a context whose y grows downward. Canvases draw on the main actor.
  nonisolated package static func draw(
    into canvas: GraphicsContext, size: CGSize, _ action: @MainActor @Sendable (CGContext) -> Void
  ) {
    MainActor.assumeIsolated {
      let context = CGContext(drawingOf: size)
      contexts.append(context)
      action(context)
      contexts.removeLast()
      canvas.draw(context.items)
    }
  }
}
