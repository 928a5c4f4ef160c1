import Foundation

/// The place for pictures beside the clock, under the name that it has in AppKit.
///
/// Desktops have no common place for them. Items are in the bars of the program's windows, as those of `MenuBarExtra` are; a
/// program without other windows shows the first one in a window of its own (J475).
@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
  /// The one that all programs share.
  public static let system = NSStatusBar()

  private override init() {
    super.init()
  }

  /// How high it is, in points.
  public var thickness: CGFloat { 24 }

  /// Whether it runs from top to bottom: it does not.
  public var isVertical: Bool { false }

  /// Makes an item and shows it.
  ///
  /// - Parameter length: how long it is; it is as long as what it shows here.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length: length)
    item.show()
    return item
  }

  /// Takes an item away.
  public func removeStatusItem(_ item: NSStatusItem) {
    item.remove()
  }
}
