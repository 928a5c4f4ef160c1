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

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the overlay
    let _: Void = overlay.followed.follow()
    ForEach(overlay.entries) { $0.view }
  }
}

extension NSView {
  /// Shows a view over all that its root shows, for an object that it belongs to; one that is there for it is replaced.
  package func showOverRoot(_ view: AnyView, for owner: AnyObject) {
    backing.root.attachment { RootOverlay() }.set(view, for: owner)
  }

  /// A rectangle of the view in the coordinates of its root, in which y grows downward.
  package func rectInRoot(_ rect: CGRect) -> CGRect {
    let (first, second) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
    let start = backing.root.convert(point(fromBacking: first), from: backing)
    let end = backing.root.convert(point(fromBacking: second), from: backing)
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}
