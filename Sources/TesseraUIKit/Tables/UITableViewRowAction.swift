import Foundation
import SwiftUI

/// A button that swiping a row from its end shows, as it was before `UIContextualAction`.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// What an action does.
  nonisolated public enum Style: Int, Sendable {
    /// It destroys something.
    case `default` = 0
    /// Nothing that is lost by it.
    case normal

    /// It destroys something.
    public static var destructive: Style { .default }
  }

  /// What the action does.
  public let style: Style
  /// What the user reads.
  open var title: String?
  /// What lies behind the title; nil for the color of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action for the row that a cell shows then.
  func contextual(_ path: @escaping () -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      if let path = path() { self.handler(self, path) }
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
