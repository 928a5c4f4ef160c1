import Foundation
import SwiftUI

/// Something that can be done with a view, which assistive technology offers (J158).
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// Does something, and says whether it did.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String

  /// A picture for it. Assistive technology shows none here.
  open var image: UIImage?

  /// Does it.
  open var actionHandler: Handler?

  private let target: ActionTarget?

  /// An action that a closure does.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    target = nil
    super.init()
  }

  /// An action that a method does, which gets it if it takes it.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = ActionTarget(target, selector)
    super.init()
  }

  fileprivate func perform(in view: UIView?) {
    if let actionHandler { _ = actionHandler(self) } else { target?.send(from: view, self) }
  }
}

@MainActor
private final class KeptActions {
  var actions: [UIAccessibilityCustomAction]?
}

extension UIView {
  /// What can be done with the view, beside what it does when it is pressed (J158).
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { existingAttachment(KeptActions.self)?.actions }
    set {
      attachment { KeptActions() }.actions = newValue
      semantics.actions = (newValue ?? []).map { action in
        UIViewAction(name: action.name, id: ObjectIdentifier(action)) { [weak self] in action.perform(in: self) }
      }
    }
  }
}
