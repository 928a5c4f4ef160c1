import Foundation
import Observation

/// The labels of the sections of a list, and the way to them (J413).
@Observable
@MainActor
package final class SectionIndex {
  /// In the order of the sections.
  package private(set) var labels: [Text] = []
  @ObservationIgnored private weak var stack: LazyStackNode?

  nonisolated package init() {}

  /// Takes over the labels of the rows that a list has now.
  func follow(_ stack: LazyStackNode) {
    self.stack = stack
    let new = stack.rows.indexLabels.map(\.label)
    guard new != labels else { return }
    stack.graph.observations.addChange { [weak self] in self?.labels = new }
  }

  /// Scrolls so that the section with a label is at the top. Positions that are none change nothing.
  package func show(_ position: Int) {
    guard let stack, !stack.isRemoved, stack.rows.indexLabels.indices.contains(position) else { return }
    let row = stack.rows.indexLabels[position].row
    guard stack.rows.indices.contains(row) else { return }
    stack.showAtTop(row)
  }
}
