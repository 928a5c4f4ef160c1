import SwiftUI
import TesseraCore

extension Screen {
  /// Whether scroll views take their time as they do in a window: content keeps moving when a finger releases it,
  /// stretches at its edges, scrolls to a position with the animation of `withAnimation`, and bars show the position.
  ///
  /// False at first: content is where it has to be at once, and a test need not wait for it.
  public var scrollsSmoothly: Bool {
    get { graph.scrollsSmoothly }
    set { graph.scrollsSmoothly = newValue }
  }

  /// How many lengths of rows in lazy containers, and distances between them, are estimated because the rows were never
  /// laid out (C96).
  ///
  /// As long as it is not 0, how long the content is depends on which rows were in sight before.
  public var estimatedLengthCount: Int {
    flush()
    var count = 0
    graph.forEachNode { node in
      if let rows = node as? LazyStackNode { count += rows.estimatedLengthCount }
    }
    return count
  }

  /// Scrolls through everything that scrolls, from its start, until `isFound`. What was not found leaves the scroll
  /// views where they were.
  func search(until isFound: () -> Bool) {
    for node in graph.scrollNodes {
      let start = node.offset
      move(node, to: .zero)
      while !isFound(), move(node, to: node.nextPage) {}
      if isFound() { return }
      move(node, to: start)
    }
  }

  /// - Returns: whether the content moved.
  @discardableResult
  private func move(_ node: ScrollNode, to offset: CGPoint) -> Bool {
    var didMove = false
    perform("scroll") { didMove = node.setOffset(offset) }
    return didMove
  }
}

extension ScrollNode {
  /// Most of a window further down, or along the lines where that is the end.
  fileprivate var nextPage: CGPoint {
    let share: CGFloat = 0.8
    if offset.y < maximumOffset.y { return CGPoint(x: offset.x, y: offset.y + share * size.height) }
    if offset.x < maximumOffset.x { return CGPoint(x: offset.x + share * size.width, y: offset.y) }
    return offset
  }
}
