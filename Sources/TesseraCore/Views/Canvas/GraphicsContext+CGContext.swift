import Foundation

nonisolated extension GraphicsContext {
  /// Draws by a context of Core Graphics, whose y grows downward as in this one (J374). What it draws is moved, clipped and
  /// mixed as this context says.
  @MainActor public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(drawingOf: recording.bounds.size)
    try content(context)
    draw(context.items)
  }
}
