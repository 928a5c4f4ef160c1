import SwiftUI
import TesseraCore

/// What the system around the screen does.
extension Screen {
  /// Whether the screen's scene is in use; a screen begins as `active`. Setting it runs the frame.
  public var scenePhase: ScenePhase {
    get { graph.environment.scenePhase }
    set { perform("scene phase") { graph.setEnvironment { $0.scenePhase = newValue } } }
  }

  /// The URLs that were handed to the system, in order: nothing is really opened.
  public var openedURLs: [URL] { host.openedURLs }
}

/// Stands for the system in which a screen is shown.
@MainActor
final class ScreenHost {
  private(set) var openedURLs: [URL] = []

  /// Writes what the system tells its scenes.
  func describe(in environment: inout EnvironmentValues) {
    environment.scenePhase = .active
    environment.openURLInHost = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
  }
}
