import Notepad
import SwiftUI

@main
struct NotepadApp: App {
  var body: some Scene { Notepad() }
}
