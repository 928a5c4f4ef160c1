import Foundation

/// What a program takes its platform for.
package enum ProgramPlatform {
  /// A program for macOS is linked with what views of AppKit have.
  package static let isMac = NSClassFromString("TesseraAppKit.NSStackView") != nil
}
