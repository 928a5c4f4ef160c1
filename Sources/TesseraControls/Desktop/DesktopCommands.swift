import TesseraCore

/// The commands that windows of a desktop offer by themselves (DK22).
struct DesktopCommands: View {
  let group: CommandGroupPlacement

  @Environment(\.windowTable) private var windows

  var body: some View {
    switch group {
    case .appInfo:
      Button {
        AboutPanel.show()
      } label: {
        Text(verbatim: "About \(ProgramTitle.current)")
      }
    case .appTermination:
      Button {
        ProgramQuit.request?()
      } label: {
        Text(verbatim: "Quit \(ProgramTitle.current)")
      }
      .keyboardShortcut("q")
      .disabled(windows?.followedPreventsTermination == true)
    case .toolbar:
      Button("Toggle Full Screen") { Self.window?.toggleFullScreen() }
        .keyboardShortcut("f", modifiers: [.command, .control])
    case .windowSize:
      Button("Minimize") { Self.window?.miniaturize() }.keyboardShortcut("m")
      Button("Zoom") { Self.window?.toggleMaximized() }
    case .help:
      Button {
        Self.help()
      } label: {
        Text(verbatim: "\(ProgramTitle.current) Help")
      }
    default:
      EmptyView()
    }
  }

  private static var window: (any SurfaceWindow)? { FrontmostGraph.current?.surfaceWindow }

  private static func help() {
    let message = "Help isn’t available for \(ProgramTitle.current)."
    window?.ask(ModalQuestion(title: "Help", message: message, buttons: ["OK"])) { _ in }
  }
}
