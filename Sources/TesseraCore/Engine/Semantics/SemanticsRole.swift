/// What an element is to somebody who cannot see it.
package enum SemanticsRole: String, Sendable {
  case text, button, link, image, toggle, textField, secureField, slider, stepper, picker, menu
  case progress, list, row, tab, tabBar, navigationBar, backButton, toolbar, sheet, alert, dialog, popover
  case heading, group, other
}
