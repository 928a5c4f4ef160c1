/// The graph for code that assumes a single screen or program.
@MainActor
package enum FrontmostGraph {
  private static weak var ofWindows: ViewGraph?

  /// The graph whose code is running; otherwise that of the window that was active last.
  package static var current: ViewGraph? { ViewGraph.running ?? ofWindows }

  /// A window became active.
  package static func become(_ graph: ViewGraph) {
    ofWindows = graph
  }
}
