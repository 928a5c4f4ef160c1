import SwiftUITesting
import Testing

/// What the programs below note, each test for itself.
private final class PhaseJournal {
  @MainActor static let shared = PhaseJournal()

  /// By the name of the program.
  var lines: [String: [String]] = [:]

  func note(_ line: String, of program: String) {
    lines[program, default: []].append(line)
  }

  func take(_ program: String) -> [String] {
    defer { lines[program] = [] }
    return lines[program] ?? []
  }
}

private struct PhaseText: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text("view \(String(describing: phase))") }
}

private struct AppWithPhase: App {
  @Environment(\.scenePhase) private var phase
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      PhaseText()
      Button("count \(count)") { count += 1 }
    }
    .onChange(of: phase) { old, new in PhaseJournal.shared.note("\(old) > \(new)", of: "app") }
  }
}

private struct PhasedScene: Scene {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Phased") { PhaseText() }
      .onChange(of: phase) { PhaseJournal.shared.note("now \(phase)", of: "scene") }
      .onChange(of: phase, initial: true) { old, new in PhaseJournal.shared.note("\(old) > \(new)", of: "scene") }
  }
}

private struct AppWithScene: App {
  var body: some Scene { PhasedScene() }
}

private struct NumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var sceneNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct AppWithEnvironment: App {
  struct Content: View {
    @Environment(\.sceneNumber) private var number
    @EnvironmentObject private var model: Model

    var body: some View { Text("number \(number) of \(model.name)") }
  }

  final class Model: ObservableObject {
    @Published var name = "model"
  }

  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup { Content() }.environment(\.sceneNumber, 4).environmentObject(model)
    WindowGroup(id: "second") { Text("second") }
  }
}

@MainActor
struct ScenePhaseTests {
  @Test("B47: a scene's onChange is called once for each change of the phase that the app reads")
  func appPhase() {
    let screen = Screen(running: AppWithPhase.self)
    #expect(screen.visibleText == ["view active", "count 0"])
    screen.scenePhase = .inactive
    #expect(screen.visibleText.first == "view inactive")
    #expect(PhaseJournal.shared.take("app") == ["active > inactive"])
    screen.scenePhase = .background
    screen.scenePhase = .background
    screen.scenePhase = .active
    #expect(PhaseJournal.shared.take("app") == ["inactive > background", "background > active"])
    screen["count 0"].tap()
    #expect(screen["count 1"].exists)
    #expect(PhaseJournal.shared.take("app") == [])
  }

  @Test("B47: a scene of one's own reads the phase, too; all forms of onChange")
  func scenePhase() {
    let screen = Screen(running: AppWithScene.self)
    #expect(PhaseJournal.shared.take("scene") == ["active > active"])
    screen.scenePhase = .background
    #expect(PhaseJournal.shared.take("scene").sorted() == ["active > background", "now background"])
  }

  @Test("B47: a scene's environment and objects reach its windows; the first window is shown")
  func environment() {
    let screen = Screen(running: AppWithEnvironment.self)
    #expect(screen.visibleText == ["number 4 of model"])
  }

  @Test("B47: a view's onChange of the phase")
  func viewPhase() {
    struct Saving: View {
      let log: Log
      @Environment(\.scenePhase) private var phase

      var body: some View {
        Text("x").onChange(of: phase) { if phase == .background { log.note("save") } }
      }
    }
    let log = Log()
    let screen = Screen { Saving(log: log) }
    screen.scenePhase = .inactive
    screen.scenePhase = .background
    screen.scenePhase = .active
    #expect(log.lines == ["save"])
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  @Test("B36: taking a view off its screen makes it disappear; going to the background does not")
  func background() {
    let log = Log()
    let screen = Screen {
      Text("x").onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
    }
    screen.scenePhase = .background
    screen.scenePhase = .active
    #expect(log.take() == ["appear"])
    screen.unmount()
    #expect(log.take() == ["disappear"])
  }
}
