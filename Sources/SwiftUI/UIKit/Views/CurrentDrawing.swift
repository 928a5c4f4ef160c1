import Foundation
import TesseraCore

/// The contexts that code of UIKit draws into, the present one last.
@MainActor
package enum CurrentDrawing {
  package static var contexts: [CGContext] = []

  /// What an action draws, as items of a display list. Displays are drawn on the main actor.
  nonisolated package static func items(
    size: CGSize, _ action: @MainActor @Sendable (CGContext) -> Void
  ) -> [DisplayItem] {
    // Sendable: made and used on the main actor.
    nonisolated(unsafe) var items: [DisplayItem] = []
    MainActor.assumeIsolated {
      let context = CGContext(drawingOf: size)
      contexts.append(context)
      action(context)
      contexts.removeLast()
      items = context.items
    }
    return items
  }
}
