import SwiftUI

/// Changes of a finished drawing.
nonisolated struct MarkEffects {
  var opacity = 1.0
  var blur: CGFloat = 0
  var shadow: MarkShadow?

  func applied(to context: GraphicsContext) -> GraphicsContext {
    var context = context
    context.opacity *= opacity
    if let shadow {
      context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
    }
    if blur > 0 { context.addFilter(.blur(radius: blur)) }
    return context
  }
}
