import Foundation
import SwiftUI
import TesseraControls
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

  /// Shows the program's name and version in a dialog of the window that is in use (DK22). Without one, as in a test, it warns.
  public func orderFrontStandardAboutPanel(_ sender: Any? = nil) {
    guard !AboutPanel.show() else { return }
    RuntimeWarning.report(.withoutEffect("What the program is, is not shown: there is no window of a desktop"))
  }

  /// The same; options are not shown: the name and version are those of the program's `Info.plist`.
  public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    orderFrontStandardAboutPanel(nil)
  }

  /// What is shown of a program.
  nonisolated public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its name.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// Its version.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    /// The number of its build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// Who made it.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// Its picture.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
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
