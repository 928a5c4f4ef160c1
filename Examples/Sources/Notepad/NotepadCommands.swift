import SwiftUI

/// The menu for how the text looks.
public struct NotepadCommands: Commands {
  @AppStorage(NotepadSettings.sizeKey) private var size = NotepadSettings.usualSize

  public init() {}

  public var body: some Commands {
    CommandMenu("Format") {
      Button("Bigger") { size = min(size + 1, NotepadSettings.sizes.upperBound) }
        .keyboardShortcut("+")
      Button("Smaller") { size = max(size - 1, NotepadSettings.sizes.lowerBound) }
        .keyboardShortcut("-")
      Divider()
      Button("Usual Size") { size = NotepadSettings.usualSize }
        .keyboardShortcut("0")
    }
  }
}
