import SwiftUI

/// The menu for jobs.
struct PlanCommands: Commands {
  @FocusedValue(\.planActions) private var actions
  @AppStorage(PlanSettings.showsDoneKey) private var showsDone = true
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandMenu("Jobs") {
      Button("Add a Job") { actions?.add() }
        .keyboardShortcut("j")
        .disabled(actions == nil)
      Button("Mark as Done") { actions?.markAsDone() }
        .keyboardShortcut("d")
        .disabled(actions?.chosen.isEmpty != false)
      Button("Delete…") { actions?.delete() }
        .keyboardShortcut(.delete)
        .disabled(actions?.chosen.isEmpty != false)
    }
    CommandGroup(after: .sidebar) {
      Toggle("Show Done Jobs", isOn: $showsDone)
    }
    CommandGroup(replacing: .help) {
      Button("About Plans") { openWindow(id: "about-plans") }
    }
  }
}
