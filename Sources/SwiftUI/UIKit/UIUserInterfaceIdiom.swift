import Foundation
import TesseraCore

/// What kind of machine a layout is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is known about the machine.
  case unspecified = -1
  /// A phone: little room.
  case phone = 0
  /// A tablet: as much room as a page.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
