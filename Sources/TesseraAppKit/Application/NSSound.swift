import Foundation
import TesseraCore

/// Sounds under the name that they have in AppKit. Files are played by the module `TesseraSound`.
@MainActor @preconcurrency
public final class NSSound: NSObject {
  private override init() {
    super.init()
  }

  /// Makes the desktop's sound for what cannot be done. In a test, a recorder of sounds gets the name `bell`.
  public static func beep() {
    if let recorder = SoundOutput.recorder { return recorder("bell") }
    FrontmostGraph.current?.surfaceWindow?.beep()
  }
}
