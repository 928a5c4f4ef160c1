import Foundation
import SwiftUI
import TesseraCore

/// A drag that began on a view, which shows a picture of the view beside the pointer.
@MainActor
final class ViewDrag: UIDragSession, DragFollower {
  /// The drag that goes on in the program; nil if there is none.
  private(set) static weak var current: ViewDrag?

  var items: [UIDragItem] = []
  var localContext: Any?
  var isMovable = true
  let followed = FollowedObject()
  private weak var interaction: UIDragInteraction?
  private weak var source: UIView?
  /// What is seen beside the pointer; nil once the drag is over.
  private(set) var lifted: UIView?
  /// In the coordinates of the root of the views.
  private var place: CGPoint
  /// Where the pointer took hold of the lifted view, in its coordinates.
  private var hold: CGPoint

  /// - Parameter point: in the coordinates of the view.
  init(from view: UIView, at point: CGPoint, by interaction: UIDragInteraction) {
    self.interaction = interaction
    source = view
    lifted = view
    hold = point
    place = view.convert(point, to: view.root)
  }

  /// Shows another view beside the pointer.
  func lift(_ view: UIView) {
    lifted = view
    // A view that is not among the others is held in its middle.
    hold =
      view.root === source?.root
      ? view.root.convert(place, to: view) : CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func begin() {
    ViewDrag.current = self
    source?.showOverRoot(AnyView(DraggedView(drag: self)), for: self)
  }

  var allowsMoveOperation: Bool { isMovable }

  func location(in view: UIView) -> CGPoint { source?.root.convert(place, to: view) ?? place }

  func dragDidMove(to point: CGPoint) {
    guard let source else { return }
    place = source.root.convert(point, from: nil)
    followed.didChange()
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
  }

  func dragDidEnd(_ operation: DropOperation) {
    if ViewDrag.current === self { ViewDrag.current = nil }
    lifted = nil
    followed.didChange()
    guard let interaction else { return }
    let operation = UIDropOperation(operation)
    interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
    interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
  }

  /// Where the lifted view is seen, in the coordinates of what shows the root.
  var frame: CGRect {
    guard let source, let lifted else { return .zero }
    let middle = CGPoint(
      x: place.x - hold.x + lifted.bounds.midX, y: place.y - hold.y + lifted.bounds.midY)
    let origin = source.root.rectOnRoot(.zero).origin
    let size = lifted.bounds.size
    return CGRect(
      x: origin.x + middle.x - size.width / 2, y: origin.y + middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// What is dragged, beside the pointer.
private struct DraggedView: View {
  let drag: ViewDrag

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the drag
    let _: Void = drag.followed.follow()
    if let view = drag.lifted {
      let frame = withoutEvaluation { drag.frame }
      UIViewPicture(view)
        .frame(width: frame.width, height: frame.height)
        .opacity(0.8)
        .position(x: frame.midX, y: frame.midY)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}
