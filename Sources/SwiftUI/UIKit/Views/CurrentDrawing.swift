import Foundation
import TesseraCore

/// The contexts that code of UIKit draws into, the present one last.
@MainActor
package enum CurrentDrawing {
  package static var contexts: [CGContext] = []
  /// Those of the contexts in which y grows upward.
  private static var upwardContexts: [CGContext] = []

  /// Whether y grows upward in the present context, so that texts and pictures have to be turned.
  package static var growsUpward: Bool {
    contexts.last.map { context in upwardContexts.contains { $0 === context } } ?? false
  }

  /// Has an action draw into a context whose y grows downward, in coordinates whose y grows upward unless they are flipped.
  package static func draw(in context: CGContext, isFlipped: Bool, height: CGFloat, _ action: () -> Void) {
    guard !isFlipped else { return action() }
    context.saveGState()
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    upwardContexts.append(context)
    action()
    upwardContexts.removeAll { $0 === context }
    context.restoreGState()
  }

  private static var saved: [(contexts: [CGContext], upward: [CGContext])] = []

  /// Keeps the state of the present context, and which one that is.
  package static func save() {
    contexts.last?.saveGState()
    saved.append((contexts, upwardContexts))
  }

  /// Takes back what was changed since `save()`; does nothing without one.
  package static func restore() {
    guard let last = saved.popLast() else { return }
    (contexts, upwardContexts) = last
    contexts.last?.restoreGState()
  }

  /// Makes another context the present one; nil for none.
  package static func replace(by context: CGContext?, isFlipped: Bool) {
    guard contexts.last !== context else { return }
    _ = contexts.popLast()
    guard let context else { return }
    contexts.append(context)
    upwardContexts.removeAll { $0 === context }
    if !isFlipped { upwardContexts.append(context) }
  }

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
