import Foundation
import Testing

/// Modules of macOS that hold little, and programs that begin in `main.swift`.
struct MacModuleTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func run(_ text: String) throws -> Workshop.Run {
    let app = """
      import SwiftUICore

      @main
      struct LampApp: App {
        init() { check() }
        var body: some Scene { WindowGroup { Text("Lamp") } }
      }

      """
    try PlantedProject(name: "Lamp", targets: [.app("Lamp")])
      .write(to: workshop, ["Lamp/App.swift": app, "Lamp/Check.swift": text])
    return try workshop.run(["run", "Lamp", "--platform", "macos"])
  }

  @Test("J477, J478: Keys of all programs are refused")
  func keys() throws {
    let run = try run(
      """
      import Carbon.HIToolbox
      import SwiftUI

      @MainActor func check() {
        var kind = EventTypeSpec(eventClass: OSType(kEventClassKeyboard), eventKind: UInt32(kEventHotKeyPressed))
        var handler: EventHandlerRef?
        let installed = InstallEventHandler(
          GetApplicationEventTarget(), { _, event, _ in GetEventKind(event) == 0 ? noErr : eventNotHandledErr }, 1, &kind,
          nil, &handler)
        var key: EventHotKeyRef?
        let refused = RegisterEventHotKey(
          UInt32(kVK_Space), UInt32(cmdKey | shiftKey), EventHotKeyID(signature: 1, id: 2), GetApplicationEventTarget(), 0,
          &key)
        print("keys", installed == noErr, refused == unimpErr, handler == nil, key == nil)
        print("bad", InstallEventHandler(nil, nil, -1, nil, nil, nil) == paramErr)
      }

      """)
    #expect(run.output.contains("keys true true true true\nbad true"), "\(run.output) \(run.errors)")
  }

  @Test("J476: A program begins in main.swift with a delegate that it sets")
  func mainFile() throws {
    try PlantedProject(name: "Lamp", targets: [.app("Lamp")]).write(
      to: workshop,
      [
        "Lamp/main.swift": """
        import AppKit

        let app = NSApplication.shared
        let delegate = LampDelegate()
        app.delegate = delegate
        app.setActivationPolicy(.accessory)
        app.run()

        """,
        "Lamp/LampDelegate.swift": """
        import AppKit
        import SwiftUI

        final class LampDelegate: NSObject, NSApplicationDelegate {
          var window: NSWindow?

          func applicationDidFinishLaunching(_ notification: Notification) {
            window = NSWindow(contentViewController: NSHostingController(rootView: Text("Lamp").padding()))
            window?.makeKeyAndOrderFront(nil)
            print("launched", NSApp.windows.count)
          }
        }

        """,
      ])
    let run = try workshop.run(["run", "Lamp", "--platform", "macos"])
    #expect(run.status == 0 && run.output.contains("launched 1"), "\(run.output) \(run.errors)")
  }
}
