import Foundation
import SwiftUI

/// What stands before or after the content of a cell of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When an accessory is shown.
  nonisolated public enum DisplayedState: Sendable {
    /// At all times.
    case always
    /// While the view is edited.
    case whenEditing
    /// While the view is not edited.
    case whenNotEditing
  }

  /// At which end of the cell a view of the program stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case mark(@MainActor (UICollectionViewListCell) -> RowLook.Mark?)
    case view(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool

  private init(
    _ displayed: DisplayedState, isLeading: Bool = false,
    _ mark: @escaping @MainActor (UICollectionViewListCell) -> RowLook.Mark?
  ) {
    kind = .mark(mark)
    self.displayed = displayed
    self.isLeading = isLeading
  }

  private init(view: UIView, _ displayed: DisplayedState, isLeading: Bool) {
    kind = .view(view)
    self.displayed = displayed
    self.isLeading = isLeading
  }

  /// Whether the accessory is shown.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The row leads on.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed) { _ in .disclosure }
  }

  /// Shows or hides the items in an item; nil for the handler does that in the view's data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed) { cell in
      .outline(isExpanded: cell.collection?.isExpanded(cell) ?? false) { [weak cell] in
        if let actionHandler { return actionHandler() }
        if let cell { cell.collection?.toggleExpansion(of: cell) }
      }
    }
  }

  /// The row is on.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed) { _ in .checkmark }
  }

  /// A button that shows more about the row.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed) { _ in .detail { actionHandler?() } }
  }

  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isLeading: true) { _ in .delete { actionHandler?() } }
  }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, isLeading: true) { _ in .insert { actionHandler?() } }
  }

  /// Whether the row is chosen, while the view is edited.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed, isLeading: true) { .choice($0.isSelected) }
  }

  /// A sign by which the user drags the row to another place, if the data source says that it can be moved (J100).
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed) { cell in
      .move(
        onMove: { [weak cell] in if let cell { cell.collection?.moveSignDidMove(cell, by: $0) } },
        onEnd: { [weak cell] in if let cell { cell.collection?.moveSignDidEnd(cell, by: $0) } })
    }
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(displayed) { _ in .text(text) }
  }

  /// A view of the program.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed): UICellAccessory(view: configuration.customView, displayed, isLeading: true)
    case .trailing(let displayed): UICellAccessory(view: configuration.customView, displayed, isLeading: false)
    }
  }

  /// A view of the program, and where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement

    /// A view of the program, and where it stands.
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// How the sign that shows the items in an item looks.
  public struct OutlineDisclosureOptions {
    /// Which rows show their items when they are tapped.
    nonisolated public enum Style: Sendable {
      /// As the system does it: as `cell`.
      case automatic
      /// A tap on the row does it; the row is not chosen.
      case header
      /// A tap on the sign does it.
      case cell
    }

    /// Which rows show their items when they are tapped. The sign does it in all here.
    public var style: Style

    /// Options with a style.
    public init(style: Style = .automatic) {
      self.style = style
    }
  }
}
