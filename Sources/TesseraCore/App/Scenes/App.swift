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

  /// - Parameter windows: Determines which window is shown, and registers all of them.
  package init(_ program: Program, windows: WindowTable) {
    self.program = program
    self.windows = windows
  }

  package var body: some View {
    Program.Body._view(of: program.body).environment(\.windowTable, windows)
  }
}
