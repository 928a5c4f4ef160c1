import SwiftUITesting
import Testing
import TesseraCore

/// A program whose alert belongs to no window.
private struct AlertApp: App {
  @State private var isAsking = false
  @State private var isSuppressed = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Ask") { isAsking = true }
        Text(isSuppressed ? "suppressed" : "loud")
      }
    }
    AlertScene("Low on disk", isPresented: $isAsking) {
      Button("Free some") { isAsking = false }
      Button("Later", role: .cancel) {}
    } message: {
      Text("Nine files are left")
    }
    .dialogSeverity(.critical)
    .dialogSuppressionToggle("Not again", isSuppressed: $isSuppressed)
  }
}

/// Declares windows, and opens none.
@MainActor
private final class SilentHost: WindowHost {
  private(set) var windows: [DeclaredWindow] = []

  func windowDidChange(_ window: DeclaredWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func windowDidGo(_ window: DeclaredWindow) {}
}

@MainActor
struct AlertSceneTests {
  @Test("J428: the alert of a scene is there while its binding is true, with what the scene says of dialogs")
  func alone() async {
    let screen = Screen(running: AlertApp.self)
    #expect(screen["loud"].exists && !screen["Low on disk"].exists)
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["Low on disk"].exists && screen["Nine files are left"].exists)
    #expect(screen["Warning"].exists)
    screen["Not again"].tap()
    screen["Later"].tap()
    await screen.settle()
    #expect(screen["suppressed"].exists && !screen["Low on disk"].exists)
    screen["Ask"].tap()
    screen["Free some"].tap()
    await screen.settle()
    #expect(!screen["Low on disk"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J428: of several windows, one shows the alert of a scene")
  func windows() async throws {
    let host = SilentHost()
    let program = Screen { ProgramView(AlertApp(), windows: WindowTable(host: host)) }
    _ = program.describe()
    let window = try #require(host.windows.first)
    let screens = [0, 1].map { _ in
      Screen { WindowContent(of: window, value: nil).environment(\.scenePhase, .active) }
    }
    for screen in screens { #expect(!screen["Low on disk"].exists) }
    screens[0]["Ask"].tap()
    _ = program.describe()
    for screen in screens { await screen.settle() }
    #expect(screens.filter { $0["Low on disk"].exists }.count == 1)
    let shown = try #require(screens.first { $0["Low on disk"].exists })
    #expect(shown["Warning"].exists)
    shown["Later"].tap()
    _ = program.describe()
    for screen in screens {
      await screen.settle()
      #expect(!screen["Low on disk"].exists)
    }
  }
}
