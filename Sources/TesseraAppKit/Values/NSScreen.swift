import Foundation
import SwiftUI

/// A display, under the name that it has in AppKit. Windows do not know where they are on it: its size is that of the
/// foremost window.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  private static let only = NSScreen()

  private override init() {
    super.init()
  }

  /// The display that shows the foremost window.
  public static var main: NSScreen? { only }

  /// All displays: one.
  public static var screens: [NSScreen] { [only] }

  /// The display with the origin of coordinates.
  public static var deepest: NSScreen? { only }

  /// Place and size, in points.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The part that bars of the desktop do not cover, in points.
  public var visibleFrame: CGRect { frame }

  /// Pixels per point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }

  /// What it is called.
  public var localizedName: String { "Display" }

  /// What is covered by the device, in points: nothing.
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

extension NSWindow {
  /// The display that shows the window.
  public var screen: NSScreen? { .main }
}
