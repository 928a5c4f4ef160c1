import Foundation
import SwiftUI

/// A part of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How an element is shown.
  nonisolated public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen. It makes no difference here.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is on.
  nonisolated public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on.
    case on
    /// It is partly on.
    case mixed
  }

  /// What the user reads.
  public let title: String
  /// A picture beside it.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// What a control or an item of a menu does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Tells the action apart from others.
  public let identifier: Identifier
  /// How the action is shown in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is on.
  open var state: UIMenuElement.State
  /// More about the action.
  open var discoverabilityTitle: String?
  /// What does it: the control.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// What a control or an item of a menu does.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - image: a picture beside it.
  ///   - identifier: tells it apart from others; nil for one of its own.
  ///   - discoverabilityTitle: more about it.
  ///   - attributes: how it is shown in a menu.
  ///   - state: whether it is on.
  ///   - handler: what is done; it gets the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu, or a part of one.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu in a menu is shown.
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Tells menus apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Tells the menu apart from others.
  public let identifier: Identifier
  /// What is in the menu.
  public let children: [UIMenuElement]
  /// How it is shown in another menu.
  public let options: Options

  /// A menu, or a part of one.
  ///
  /// - Parameters:
  ///   - title: what the user reads.
  ///   - image: a picture beside it.
  ///   - identifier: tells it apart from others; nil for one of its own.
  ///   - options: how it is shown in another menu.
  ///   - children: what is in it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// The elements of a menu, for the menus of SwiftUI.
struct MenuElements: View {
  let elements: [UIMenuElement]
  let sender: AnyObject?

  var body: some View {
    // tessera:disable unstable-foreach-id - a menu's elements are known by their place, and the menu is made when it opens
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      if let deferred = element as? UIDeferredMenuElement {
        DeferredMenuElements(element: deferred, sender: sender)
      } else if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) { MenuAction(action: action, sender: sender) }
      } else if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          // tessera:disable anyview-in-row - a menu in a menu would be a type that contains itself
          Section(menu.title) { AnyView(MenuElements(elements: menu.children, sender: sender)) }
        } else {
          // tessera:disable anyview-in-row - a menu in a menu would be a type that contains itself
          Menu(menu.title) { AnyView(MenuElements(elements: menu.children, sender: sender)) }
        }
      }
    }
  }
}

private struct MenuAction: View {
  let action: UIAction
  let sender: AnyObject?

  var body: some View {
    Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
      action.perform(from: sender)
    } label: {
      Label {
        Text(verbatim: action.title)
      } icon: {
        if action.state == .on {
          Image(systemName: "checkmark")
        } else if let image = action.image {
          Image(uiImage: image)
        }
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }
}
