/// A program: its scenes.
@MainActor @preconcurrency
public protocol App: _PropertyContainer {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Makes the program; called once by its `main`.
  init()
}

/// A running program as a view, so that its properties and those of its scenes have nodes to live in (B47).
package struct ProgramView<Program: App>: View {
  private let program: Program
  private let windows: WindowTable
  private let delegates: [any ProgramDelegate]

  /// - Parameter windows: Determines which window is shown, and registers all of them.
  package init(_ program: Program, windows: WindowTable) {
    self.program = program
    self.windows = windows
    WindowTable.started = windows
    WindowTable.launching = windows
    defer { WindowTable.launching = nil }
    AddedScene.showWaiting()
    delegates = Mirror(reflecting: program).children.compactMap {
      ($0.value as? any ProgramDelegateProvider)?.programDelegate
    }
    for delegate in delegates { delegate.programDidLaunch() }
  }

  package var body: some View {
    // tessera:disable side-effect-in-body - this only notes where the program is shown
    let _: Void = withoutEvaluation { FrontmostGraph.current?.programWindows = windows }
    Group {
      decorated(Program.Body._view(of: program.body))
      AddedScenes(windows: windows)
    }
    .environment(\.windowTable, windows)
  }

  private func decorated(_ scenes: AnyView) -> AnyView {
    guard !delegates.isEmpty else { return scenes }
    let decorated = delegates.reduce(scenes) { $1.decorated($0) }
    return AnyView(decorated.modifier(ProgramPhaseReport(to: delegates)))
  }
}
