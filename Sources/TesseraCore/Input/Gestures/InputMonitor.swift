import Foundation

/// Input before a view gets it. Points are those of the surface.
nonisolated package enum MonitoredInput {
  case key(KeyPress)
  case pressed(CGPoint)
  case moved(CGPoint)
  case released(CGPoint)
  case secondaryPressed(CGPoint)
  case wheel(CGPoint, CGSize)
  case modifiers(EventModifiers)
}

/// Lets code see all input of the program before views do.
@MainActor
package enum InputMonitor {
  /// Gets all input, and may keep it from the views by true; nil while no code wants it.
  package static var handler: ((MonitoredInput, ViewGraph) -> Bool)?

  /// - Returns: whether views get nothing of it.
  static func takes(_ input: MonitoredInput, of graph: ViewGraph) -> Bool {
    guard let handler else { return false }
    return graph.perform { handler(input, graph) }
  }
}
