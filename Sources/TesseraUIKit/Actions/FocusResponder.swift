import SwiftUI
import TesseraCore

/// The view of SwiftUI that has the focus, as the responder that is asked first.
@MainActor
final class FocusResponder: UIResponder {
  private let graph: ViewGraph

  private init(_ graph: ViewGraph) {
    self.graph = graph
    super.init()
  }

  /// Nil if no view of the foremost window has the focus.
  static var current: FocusResponder? {
    guard let graph = FrontmostGraph.current, graph.focus.target != nil else { return nil }
    return FocusResponder(graph)
  }

  override var next: UIResponder? { UIApplication.shared }

  override var isFirstResponder: Bool { graph.focus.target != nil }

  override func resignFirstResponder() -> Bool {
    graph.focus.move(to: nil)
    return true
  }
}
