import Foundation
import SwiftUI

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// As others.
    case plain = 0
    /// With bold letters: it ends what the user does.
    case done = 2
  }

  /// What the button shows.
  enum Kind {
    case button
    case custom(UIView)
    case flexibleSpace
    case fixedSpace
  }

  let kind: Kind

  /// A button without a title.
  public override init() {
    kind = .button
    super.init()
  }

  /// A button in a bar.
  ///
  /// - Parameters:
  ///   - title: what the user reads; nil for the title of the action.
  ///   - image: shown in place of the title; nil for the picture of the action.
  ///   - primaryAction: what it does; nil for nothing, or to open the menu.
  ///   - menu: what it opens, if it does nothing else.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    kind = .button
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// One of the system's buttons.
  ///
  /// - Parameters:
  ///   - systemItem: which one.
  ///   - primaryAction: what it does.
  ///   - menu: what it opens, if it does nothing else.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    switch systemItem {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: kind = .button
    }
    self.primaryAction = primaryAction
    self.menu = menu
    style = systemItem == .done || systemItem == .save ? .done : .plain
    super.init()
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
  }

  /// A button with a title that sends a method to an object (J69).
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - style: how it looks.
  ///   - target: the object, which is not kept; nil for the first of the responders that has the method.
  ///   - action: the method, which gets the button if it takes it; nil for nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    send(action, to: target)
  }

  /// A button with a picture that sends a method to an object (J69).
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    send(action, to: target)
  }

  /// A button with a picture that sends a method to an object (J69). There are no such narrow bars as the second one is for.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// One of the system's buttons that sends a method to an object (J69).
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    send(action, to: target)
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
    isForResponders = target == nil
  }

  /// A view in a bar.
  public init(customView: UIView) {
    kind = .custom(customView)
    super.init()
  }

  /// Room in a bar that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room in a bar.
  ///
  /// - Parameter width: how wide it is, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The view that is shown; nil for a button.
  public var customView: UIView? {
    if case .custom(let view) = kind { view } else { nil }
  }

  /// How the button looks.
  open var style = Style.plain {
    didSet { if style != oldValue { followed.didChange() } }
  }

  /// Where the item is shown, in the coordinates of the surface; nil while it is not.
  var frameOnSurface: CGRect?

  /// How wide the item is, in points; 0 for its own width.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { followed.didChange() } }
  }

  /// What the button does.
  open var primaryAction: UIAction? {
    didSet { followed.didChange() }
  }

  /// The object that the method is sent to, which is not kept; nil for the first of the responders that has it.
  open weak var target: AnyObject? {
    didSet { isForResponders = target == nil }
  }

  /// Whether responders are asked, rather than an object, which may be gone.
  private var isForResponders = true

  /// The method that the button sends; nil for none. An action counts before it.
  open var action: Selector? {
    didSet { followed.didChange() }
  }

  /// Whether the button does something by itself.
  var doesSomething: Bool { primaryAction != nil || action != nil }

  /// What the button opens: when it is tapped if it does nothing else, else after a long press.
  open var menu: UIMenu? {
    didSet { followed.didChange() }
  }

  /// The color of the button; nil for that of the bar.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { followed.didChange() } }
  }

  /// Whether the button is on, and shown on a gray background.
  open var isSelected = false {
    didSet { if isSelected != oldValue { followed.didChange() } }
  }

  /// Whether the button is not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { followed.didChange() } }
  }

  private var backTitleOffset = UIOffset.zero

  /// Moves the title of the way back. One that is moved out of sight is not shown; others stay in their place here.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { backTitleOffset = adjustment }
  }

  /// How far the title of the way back is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleOffset }

  /// Whether the title of the way back is not seen.
  var hidesBackTitle: Bool { Self.isOutOfSight(backTitleOffset) }

  /// Apps move titles that they do not want by more than any bar is long.
  static func isOutOfSight(_ offset: UIOffset) -> Bool { abs(offset.horizontal) >= 100 || abs(offset.vertical) >= 60 }

  /// The user chose the button.
  func perform() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action, isForResponders || target != nil else { return }
    ActionTarget(target, action).send(from: nil, self, UIEvent())
  }
}

extension UIBarButtonItem {
  /// A button of the system.
  nonisolated public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel
    case edit
    case save
    case add
    /// Room that takes what is left.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }

    var symbol: String? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      }
    }
  }
}
