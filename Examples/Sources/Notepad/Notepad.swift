import SwiftUI

/// The scenes of the program: a window for each note, and one for the settings.
public struct Notepad: Scene {
  public init() {}

  public var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NotepadView(note: file.$document, isEditable: file.isEditable)
    }
    .defaultSize(width: 560, height: 420)
    .commands { NotepadCommands() }

    Settings { NotepadSettings() }
  }
}
