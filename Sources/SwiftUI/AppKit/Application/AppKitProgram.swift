import Foundation
import TesseraCore

/// A program that starts with a delegate of AppKit and shows the windows that it makes.
struct AppKitProgram: App {
  /// Makes an object of the class with `@main`; set before the program is made.
  static var makeDelegate: (() -> any NSObject & NSApplicationDelegate)!

  private let launch: AppKitLaunch

  init() {
    launch = AppKitLaunch(Self.makeDelegate())
  }

  var body: some Scene { NoScene() }
}

/// No window but those that the program adds.
nonisolated private struct NoScene: PrimitiveScene {
  @MainActor static func _view(of scene: NoScene) -> AnyView { AnyView(EmptyView()) }
}
