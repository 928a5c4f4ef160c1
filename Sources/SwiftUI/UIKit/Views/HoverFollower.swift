import Foundation
import TesseraCore

/// Follows the pointer over a view while nothing is pressed.
@MainActor
package protocol HoverFollower: AnyObject {
  /// The pointer is at a point of the surface; nil where it left the view.
  func pointerMoved(to place: CGPoint?)
}

/// What follows the pointer over a view, and over the views of a root at the moment.
@MainActor
package final class HoverFollowers {
  package var followers: [any HoverFollower] = []
  fileprivate var hovered: [any HoverFollower] = []

  package init() {}
}

extension UIView {
  /// Tells the views of this root where the pointer is (J117).
  ///
  /// - Parameter place: as what shows the root has it; nil where it left.
  func pointerMoved(to place: CGPoint?) {
    let point = place.map { self.point(ofHost: $0) }
    let path = point.flatMap { hitTest($0, with: nil) }?.pathToRoot ?? []
    let followers = path.flatMap { $0.existingAttachment(HoverFollowers.self)?.followers ?? [] }
    let old = existingAttachment(HoverFollowers.self)?.hovered ?? []
    guard !followers.isEmpty || !old.isEmpty else { return }
    attachment { HoverFollowers() }.hovered = followers
    for follower in old where !followers.contains(where: { $0 === follower }) { follower.pointerMoved(to: nil) }
    guard let point else { return }
    let surface = convert(point, to: nil)
    for follower in followers { follower.pointerMoved(to: surface) }
  }
}
