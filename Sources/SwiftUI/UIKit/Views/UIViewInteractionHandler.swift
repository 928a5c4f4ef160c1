import Foundation
import CoreTransferable
import TesseraCore

/// Acts at places of a view of UIKit, for modules above: it opens menus, has things dragged and takes them.
@MainActor
package protocol UIViewInteractionHandler: AnyObject {
  /// Whether there may be a menu at a point of the view; asked when a press begins.
  func mayHaveMenu(at point: CGPoint, in view: UIView) -> Bool

  /// What opens the menu at a point of the view; nil if there is none.
  func menu(at point: CGPoint, in view: UIView) -> (@MainActor () -> Void)?

  /// What is dragged from a point of the view; nil for nothing.
  func drag(at point: CGPoint, in view: UIView) -> DragStart?

  /// What takes things that are dragged over a point of the view; nil if nothing does.
  func dropTarget(for items: [TransferItem], at point: CGPoint, in view: UIView) -> (any UIViewDropTarget)?
}

extension UIViewInteractionHandler {
  package func mayHaveMenu(at point: CGPoint, in view: UIView) -> Bool { false }

  package func menu(at point: CGPoint, in view: UIView) -> (@MainActor () -> Void)? { nil }

  package func drag(at point: CGPoint, in view: UIView) -> DragStart? { nil }

  package func dropTarget(for items: [TransferItem], at point: CGPoint, in view: UIView) -> (any UIViewDropTarget)? {
    nil
  }
}

/// What acts at places of a view.
@MainActor
private final class UIViewInteractionHandlers {
  var handlers: [any UIViewInteractionHandler] = []
}

extension UIView {
  /// Has an object act at places of the view. The view keeps it.
  package func addInteractionHandler(_ handler: any UIViewInteractionHandler) {
    attachment { UIViewInteractionHandlers() }.handlers.append(handler)
  }

  /// Has an object act at places of the view no more.
  package func removeInteractionHandler(_ handler: any UIViewInteractionHandler) {
    existingAttachment(UIViewInteractionHandlers.self)?.handlers.removeAll { $0 === handler }
  }

  /// What the handlers around a point of what shows this root have there: the first of them, from the innermost view outward
  /// and from the last handler of a view to its first.
  func interaction<Result>(
    at place: CGPoint, _ find: (any UIViewInteractionHandler, CGPoint, UIView) -> Result?
  ) -> Result? {
    let place = point(ofHost: place)
    for view in hitTest(place, with: nil)?.pathToRoot ?? [] {
      guard let handlers = view.existingAttachment(UIViewInteractionHandlers.self)?.handlers else { continue }
      let point = view.convert(place, from: self)
      for handler in handlers.reversed() {
        if let result = find(handler, point, view) { return result }
      }
    }
    return nil
  }
}

/// Lets the views of a root act where they are pressed, and shows what they open.
struct UIViewInteractionModifier: ViewModifier {
  let root: UIView

  func body(content: Content) -> some View {
    let drop = withoutEvaluation { root.attachment { RootDrop(root) } }
    content
      .onHold { place in
        root.interaction(at: place) { $0.mayHaveMenu(at: $1, in: $2) ? true : nil } ?? false
      } action: { place in
        root.interaction(at: place) { $0.menu(at: $1, in: $2) }
      }
      .modifier(DragSourceModifier { place in root.interaction(at: place) { $0.drag(at: $1, in: $2) } })
      .modifier(DropTargetModifier(drop.handler))
      .overlay { RootOverlayView(of: root) }
  }
}
