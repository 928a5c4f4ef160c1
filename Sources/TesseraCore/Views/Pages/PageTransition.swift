import Foundation

/// The transition between two pages: the upper one slides over the lower one or away from it, together with the lower
/// one's bars.
///
/// Only the drawing moves: layout, hit testing and semantics are in the final state from the beginning (D2).
@MainActor
package final class PageTransition: Equatable {
  /// How much of the lower page is not covered by the upper one, from 0 to 1; nil while there is only one page.
  var uncovered: Double? { stage?.uncoveredShare }

  /// The same while a finger drags the upper page away, or while it goes back after that: both pages are there then.
  var dragged: Double? { stage?.draggedShare }

  /// Whether the upper page zooms out of a view of the lower one, or back into it.
  var isZooming: Bool { stage?.isZooming ?? false }

  /// The node that shows the pages.
  weak var stage: PageTransitionNode?
  /// Pages and bars that move along.
  private var followers: ContiguousArray<WeakFollower> = []
  /// The frame in which the pages began to move.
  var firstFrame: Int?

  /// Whether the pages change at once because the update that changes them disables animations.
  private(set) var isStill = false

  private struct WeakFollower {
    weak var node: LayoutNode?
  }

  nonisolated package init() {}

  /// Another page will be on top, because of the update that is being made.
  package func pagesWillChange() {
    isStill = ViewGraph.running?.animator.transaction.disablesAnimations ?? false
  }

  /// Called when the page that came is where it belongs, and the other one is not seen any more.
  package var onRest: (@MainActor () -> Void)?

  /// Adds a node that is drawn elsewhere while the pages move.
  func add(_ follower: LayoutNode) {
    guard !followers.contains(where: { $0.node === follower }) else { return }
    followers.append(WeakFollower(node: follower))
  }

  /// Invalidates the drawing of all nodes that move.
  func pagesDidMove() {
    for follower in followers { follower.node?.invalidateDrawing() }
    followers.removeAll { $0.node == nil }
  }

  nonisolated package static func == (left: PageTransition, right: PageTransition) -> Bool { left === right }

  /// How far a lower page lies to the side while it is covered, as a part of the width.
  nonisolated static let parallax: CGFloat = 0.3
  /// How dark a covered page is.
  nonisolated static let dimming = 0.1
  static let animation = Animation.spring(duration: 0.35)
}
