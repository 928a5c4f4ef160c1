import Foundation
import TesseraCore

/// The desktop under the name that it has in AppKit.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The desktop that the program runs on.
  public static let shared = NSWorkspace()

  private init() {}

  /// Has the desktop open a URL or file with the program that it has for such.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    FrontmostGraph.current?.environment.openURLInHost?(url) ?? false
  }
}
