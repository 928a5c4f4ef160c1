import Foundation
import SwiftUI
import TesseraCore

extension NSApplication {
  /// What the desktop shows of the program among others.
  public var dockTile: NSDockTile { .only }

  /// The picture of the program. Desktops take it from the program's files, so setting it is only kept.
  public var applicationIconImage: NSImage! {
    get { NSDockTile.only.icon ?? NSImage(systemSymbolName: "app", accessibilityDescription: nil) }
    set { NSDockTile.only.icon = newValue }
  }

  /// Asks the user to come to the program. Desktops do so by `activate()` if they have a place for it.
  ///
  /// - Returns: 0.
  @discardableResult
  public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
    activate()
    return 0
  }

  /// How urgent it is that the user comes. It makes no difference here.
  nonisolated public enum RequestUserAttentionType: UInt, Sendable {
    /// Until the user comes.
    case criticalRequest = 0
    /// Once.
    case informationalRequest = 10
  }

  /// The window with a number; nil if there is none.
  public func window(withWindowNumber windowNum: Int) -> NSWindow? {
    windows.first { $0.windowNumber == windowNum }
  }

  /// Brings all windows of the program to the front. The desktop orders windows, so only the last one is brought.
  public func arrangeInFront(_ sender: Any?) {
    activate()
  }

  /// Shows what the program is. A program does that by a window of its own, so it has no effect.
  public func orderFrontStandardAboutPanel(_ sender: Any?) {
    RuntimeWarning.report(
      .withoutEffect(
        "orderFrontStandardAboutPanel has no effect here: show a window with the program's name and version"))
  }
}

/// What the desktop shows of the program among others. Desktops take the picture from the program's files.
@MainActor @preconcurrency
public final class NSDockTile: NSObject {
  fileprivate static let only = NSDockTile()
  fileprivate var icon: NSImage?

  private override init() {
    super.init()
  }

  /// What stands on the picture; nil or an empty text for nothing.
  ///
  /// Docks that know the program's desktop file show numbers above 0. Another text is only kept, with a message.
  public var badgeLabel: String? {
    didSet {
      let number = badgeLabel.flatMap { Int($0) }
      ProgramPresence.badge = max(0, number ?? 0)
      if number == nil, badgeLabel?.isEmpty == false {
        RuntimeWarning.report(
          .withoutEffect("NSDockTile.badgeLabel is not shown: docks of this desktop show numbers, and no other text"))
      }
    }
  }

  /// A view in place of the picture. It is only kept.
  public var contentView: NSView?

  /// Shows the view again. It has no effect.
  public func display() {}
}

/// The place for pictures beside the clock, under the name that it has in AppKit. Desktops have no common place for them:
/// items are made, and not shown, with a message.
@MainActor @preconcurrency
public final class NSStatusBar: NSObject {
  /// The one that all programs share.
  public static let system = NSStatusBar()

  private override init() {
    super.init()
  }

  /// How high it is, in points.
  public var thickness: CGFloat { 24 }

  /// Makes an item, which is not shown.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    RuntimeWarning.report(
      .withoutEffect(
        "NSStatusBar has no place on this desktop: status items are not shown. Use MenuBarExtra or a window"))
    return NSStatusItem(length: length)
  }

  /// Takes an item away.
  public func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item beside the clock. It is not shown here: see `NSStatusBar`.
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
  /// As long as the bar is high.
  nonisolated public static let squareLength: CGFloat = -2
  /// As long as what it shows.
  nonisolated public static let variableLength: CGFloat = -1

  /// How long it is, in points.
  public var length: CGFloat

  /// What it opens.
  public var menu: NSMenu?

  /// Whether it is to be seen.
  public var isVisible = true

  /// What it shows.
  public let button: NSButton? = NSButton()

  fileprivate init(length: CGFloat) {
    self.length = length
    super.init()
  }
}
