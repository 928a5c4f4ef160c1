import CoreTransferable
import Foundation
import SwiftUI
import TesseraCore

/// Lets the user drag things from a view (J102).
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged, and is told of it. It is not kept.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public private(set) weak var view: UIView?
  /// Whether things can be dragged.
  open var isEnabled = true

  /// Whether drags begin unless the program says otherwise: they do, because there is a pointer.
  public class var isEnabledByDefault: Bool { true }

  /// An interaction whose things a delegate has.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIDragInteraction: UIViewInteractionHandler {
  package func drag(at point: CGPoint, in view: UIView) -> DragStart? {
    guard isEnabled, let delegate else { return nil }
    let drag = ViewDrag(from: view, at: point, by: self)
    drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
    guard let first = drag.items.first else { return nil }
    if let preview = delegate.dragInteraction(self, previewForLifting: first, session: drag) { drag.lift(preview.view) }
    drag.isMovable = delegate.dragInteraction(self, sessionAllowsMoveOperation: drag)
    delegate.dragInteraction(self, sessionWillBegin: drag)
    drag.begin()
    return DragStart(items: drag.items.map(\.itemProvider.transferItem), follower: drag)
  }
}

/// Says what is dragged from a view, and is told of it. All methods but the first may be left out.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged from the place of a session; nothing if it is empty.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

  /// The view that is seen beside the pointer; nil for that of the interaction.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview?

  /// Whether the things may be moved, rather than copied.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool

  /// The drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// The pointer is elsewhere.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// The drag is about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

  /// The drag is over.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedPreview? { nil }

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}

  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}
