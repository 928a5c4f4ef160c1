import Foundation
import TesseraCore

/// What modules above show over the views of a root.
@MainActor
final class RootOverlay {
  let followed = FollowedObject()
  private(set) var entries: [RootOverlayEntry] = []
  private var lastID = 0

  /// Shows a view for an object; one that is there for it is replaced, and those of objects that are gone leave.
  func set(_ view: AnyView, for owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
    lastID += 1
    entries.append(RootOverlayEntry(id: lastID, owner: owner, view: view))
    followed.didChange()
  }
}

/// A view over the views of a root, and the object that it belongs to, which is not kept.
struct RootOverlayEntry: Identifiable {
  let id: Int
  private(set) weak var owner: AnyObject?
  let view: AnyView
}

/// Shows what lies over the views of a root.
struct RootOverlayView: View {
  let overlay: RootOverlay

  init(of root: UIView) {
    overlay = withoutEvaluation { root.attachment { RootOverlay() } }
  }

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the overlay
    let _: Void = overlay.followed.follow()
    ForEach(overlay.entries) { $0.view }
  }
}

extension UIView {
  /// Shows a view over all that its root shows, for an object that it belongs to; one that is there for it is replaced.
  package func showOverRoot(_ view: AnyView, for owner: AnyObject) {
    root.attachment { RootOverlay() }.set(view, for: owner)
  }

  /// A rectangle of the view, in the coordinates of what shows its root.
  package func rectOnRoot(_ rect: CGRect) -> CGRect {
    let root = root
    return root.convert(rect, from: self).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  /// A point of what shows this root, in the coordinates of the root: a scroll view has moved content.
  func point(ofHost place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + layerModel.bounds.minX, y: place.y + layerModel.bounds.minY)
  }
}
