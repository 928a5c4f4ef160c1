import TesseraCore

/// The role of an element for assistive technology.
public enum Role: String, Sendable {
  /// Text that is read.
  case text
  /// A button.
  case button
  /// Something that leads elsewhere.
  case link
  /// A picture.
  case image
  /// A control that is on or off.
  case toggle
  /// A field for text.
  case textField
  /// A field for text that is not shown.
  case secureField
  /// A control for a value between two bounds.
  case slider
  /// A control with a button for a step up and one for a step down.
  case stepper
  /// A choice of one among several values.
  case picker
  /// A button that opens a menu.
  case menu
  /// How far a task has come.
  case progress
  /// A list of rows.
  case list
  /// A row of a list.
  case row
  /// A tab of a bar.
  case tab
  /// A bar of tabs.
  case tabBar
  /// The bar at the top of a page.
  case navigationBar
  /// The button that leads to the page before.
  case backButton
  /// A bar of tools.
  case toolbar
  /// A sheet.
  case sheet
  /// A question in front of everything else.
  case alert
  /// A choice in front of everything else.
  case dialog
  /// A popover.
  case popover
  /// A heading of what follows.
  case heading
  /// Elements that belong together.
  case group
  /// Anything else.
  case other

  init(_ role: SemanticsRole) {
    self = Role(rawValue: role.rawValue) ?? .other
  }
}
