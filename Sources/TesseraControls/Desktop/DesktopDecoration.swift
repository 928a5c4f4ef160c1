import TesseraCore

/// What is around the windows of a desktop without a line of code (DK22).
package enum DesktopDecoration {
  /// A bar with the menus that every program has.
  package static var standard: any WindowDecoration { CommandDecoration.standard }
}
