import Foundation
import SwiftUI
import TesseraControls

/// A button that swiping a row shows.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What an action does.
  nonisolated public enum Style: Int, Sendable {
    /// Nothing that is lost by it.
    case normal = 0
    /// It destroys something.
    case destructive
  }

  /// Does the action; it is handed the action, the view that shows it, and what is called with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does.
  public let style: Style
  /// Does the action.
  public let handler: Handler
  /// What the user reads.
  open var title: String?
  /// A picture, shown in place of the title.
  open var image: UIImage?
  /// What lies behind the title; nil for the color of the style.
  open var backgroundColor: UIColor!

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The buttons that swiping a row shows at one of its sides.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether swiping all the way does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Buttons for one side, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The buttons for rows of lists of SwiftUI.
  func side(of view: UIView) -> RowSwipeActions.Side {
    var side = RowSwipeActions.Side()
    side.contents = actions.map { action in
      AnyView(ContextualButton(action: action) { [weak view] in action.handler(action, view ?? UIView()) { _ in } })
    }
    side.allowsFullSwipe = performsFirstActionWithFullSwipe
    return side
  }
}

private struct ContextualButton: View {
  let action: UIContextualAction
  let perform: @MainActor () -> Void

  var body: some View {
    Button(role: action.style == .destructive && action.backgroundColor == nil ? .destructive : nil, action: perform) {
      if let image = action.image {
        Image(uiImage: image).accessibilityLabel(Text(verbatim: action.title ?? ""))
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(Color(action.backgroundColor ?? .systemGray))
  }
}

/// What can be done with a row in editing.
nonisolated public enum UITableViewCellEditingStyle: Int, Sendable {
  /// Nothing.
  case none = 0
  /// It can be deleted.
  case delete
  /// Another one can be inserted.
  case insert
}
