/// The role of an element for assistive technology.
package enum SemanticsRole: String, Sendable {
  case text, button, link, image, toggle, textField, secureField, slider, stepper, picker, menu
  case progress, list, row, tab, tabBar, navigationBar, backButton, toolbar, sheet, alert, dialog, popover
  case heading, group, other
}
