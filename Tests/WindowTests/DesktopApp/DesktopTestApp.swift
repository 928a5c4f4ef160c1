import SwiftUI
import TesseraAppKit

/// A program for the desktop, which the tests of windows operate: its module for macOS makes it one.
@main
struct DesktopTestApp: App {
  @NSApplicationDelegateAdaptor(LampDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup("Bars") { MailView() }
      .defaultSize(width: 760, height: 420)

    Window("Expanded", id: "expanded") { StyledView(name: "expanded") }
      .windowToolbarStyle(.expanded)
      .defaultSize(width: 420, height: 260)

    Window("Hidden", id: "hidden") { StyledView(name: "hidden") }
      .windowStyle(.hiddenTitleBar)
      .defaultSize(width: 420, height: 260)
  }
}

/// Boxes, and the letters of one.
private struct MailView: View {
  @State private var text = ""
  @State private var written = 0
  @State private var isAsking = false
  @Environment(\.openWindow) private var openWindow

  init() {}

  var body: some View {
    NavigationSplitView {
      List {
        Text("Inbox")
        Text("Sent")
      }
      .toolbar { Button("New Box", systemImage: "plus") { written += 10 } }
    } detail: {
      VStack(spacing: 10) {
        Text("\(written) written")
        Text(text.isEmpty ? "no search" : "searching \(text)")
        Button("Open Expanded") { openWindow(id: "expanded") }
        Button("Open Hidden") { openWindow(id: "hidden") }
        Button("Ask") { isAsking = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Letters")
      .navigationSubtitle("3 unread")
      .toolbar { Button("Write", systemImage: "square.and.pencil") { written += 1 } }
      .searchable(text: $text)
    }
    .sheet(isPresented: $isAsking) {
      VStack {
        Text("A sheet")
        Button("Leave") { isAsking = false }
      }
      .padding(30)
    }
  }
}

/// A window in a style.
private struct StyledView: View {
  let name: String
  @State private var count = 0

  init(name: String) {
    self.name = name
  }

  var body: some View {
    Text("\(count) in \(name)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Title of \(name)")
      .toolbar {
        if name == "expanded" { Button("Count") { count += 1 } }
      }
  }
}
