/// What lives in a program beside its scenes, as a delegate of UIKit or AppKit does.
@MainActor
package protocol ProgramDelegate: AnyObject {
  /// The program was made, and its scenes are about to be shown; called once.
  func programDidLaunch()

  /// The phase of the program as a whole is another one; called for the first phase, too.
  func programDidEnter(_ phase: ScenePhase)

  /// Passes values to the program's scenes.
  func decorated(_ scenes: AnyView) -> AnyView
}

/// A property of an `App` that brings a delegate with it.
@MainActor
package protocol ProgramDelegateProvider {
  var programDelegate: any ProgramDelegate { get }
}

/// Tells the delegates of a program about its phase.
struct ProgramPhaseReport: ViewModifier {
  private let delegates: [any ProgramDelegate]
  @Environment(\.scenePhase) private var phase

  init(to delegates: [any ProgramDelegate]) {
    self.delegates = delegates
  }

  func body(content: Content) -> some View {
    content.onChange(of: phase, initial: true) { _, phase in
      for delegate in delegates { delegate.programDidEnter(phase) }
    }
  }
}
