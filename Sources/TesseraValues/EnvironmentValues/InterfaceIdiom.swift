/// How people use an interface, which decides on the sizes of texts and controls, and on how windows, menus and dialogs
/// appear.
///
/// It comes from the platform of the program or from the harness. Views read it and never choose it (DK1).
package enum InterfaceIdiom: Sendable {
  /// By touch, on a screen in the hand.
  case phone
  /// With a pointer and a keyboard, in windows.
  case desktop
}

nonisolated extension EnvironmentValues {
  /// How people use the interface.
  package var idiom: InterfaceIdiom {
    get { fields.idiom }
    set { fields.idiom = newValue }
  }
}
