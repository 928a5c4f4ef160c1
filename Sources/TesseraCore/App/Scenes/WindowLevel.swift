import Foundation

/// In front of which others windows stay (J389).
nonisolated public struct WindowLevel: Hashable, Sendable {
  package enum Kind: Sendable {
    case automatic, normal, floating, desktop
  }

  package let kind: Kind

  /// As is usual.
  public static let automatic = WindowLevel(kind: .automatic)
  /// As other windows.
  public static let normal = WindowLevel(kind: .normal)
  /// In front of the other windows of the program. Desktops decide about those of other programs.
  public static let floating = WindowLevel(kind: .floating)
  /// Behind all others. Desktops do not let programs do that: where a window is opened, this warns.
  public static let desktop = WindowLevel(kind: .desktop)
}

/// What windows are for (J389).
nonisolated public struct WindowManagerRole: Hashable, Sendable {
  package let isAssociated: Bool

  /// As is usual: a window of its own.
  public static let automatic = WindowManagerRole(isAssociated: false)
  /// A window of its own.
  public static let principal = WindowManagerRole(isAssociated: false)
  /// A window that belongs to the program's main one: it stays in front of that and is minimized with it.
  public static let associated = WindowManagerRole(isAssociated: true)
}

/// How large windows become that the program zooms (J389).
nonisolated public struct WindowIdealSize: Hashable, Sendable {
  private enum Kind {
    case automatic, fitToContent, maximum
  }

  private let kind: Kind

  /// As is usual: the part of the screen that windows have.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// As large as their content is by itself.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// As large as their content can be, at most the screen.
  public static let maximum = WindowIdealSize(kind: .maximum)

  /// nil for that of the desktop.
  var placer: WindowPlacer? {
    switch kind {
    case .automatic: nil
    case .fitToContent: WindowPlacer { root, _ in WindowPlacement(size: root.sizeThatFits(.unspecified)) }
    case .maximum:
      WindowPlacer { root, context in
        let (most, screen) = (root.sizeThatFits(.infinity), context.defaultDisplay.visibleRect.size)
        return WindowPlacement(width: min(most.width, screen.width), height: min(most.height, screen.height))
      }
    }
  }
}

nonisolated extension Scene {
  /// In front of which others the scene's windows stay (J389).
  public func windowLevel(_ level: WindowLevel) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.level = level }
  }

  /// What the scene's windows are for (J389).
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.role = role }
  }

  /// How large windows become that the program zooms (J389).
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    let placer = idealSize.placer
    return transformEnvironment(\.windowAttributes) { $0.idealPlacement = placer }
  }

  /// Whether the system may show signs in front of the program, such as a home indicator. There are none on this platform.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    self
  }
}
