import Foundation

/// What a program takes its platform for.
package enum ProgramPlatform {
  /// A program for macOS is linked with what views of AppKit have.
  package static let isMac = NSClassFromString("TesseraAppKit.NSStackView") != nil

  /// How people use the program's windows.
  package static var idiom: InterfaceIdiom { isMac ? .desktop : .phone }

  /// How people use what previews and tests show: a program for macOS has the module that files import as `AppKit`.
  ///
  /// Tests of Tessera itself have what that module re-exports, but not the module, and are for phones.
  package static let idiomOfLibraries: InterfaceIdiom =
    NSClassFromString("AppKit.ProgramForMac") == nil ? .phone : .desktop
}
