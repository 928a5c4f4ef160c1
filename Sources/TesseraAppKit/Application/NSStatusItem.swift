import Foundation
import SwiftUI
import TesseraCore

/// An item beside the clock, under the name that it has in AppKit: see `NSStatusBar` (J475).
@MainActor @preconcurrency
public final class NSStatusItem: NSObject {
  /// As long as the bar is high.
  nonisolated public static let squareLength: CGFloat = -2
  /// As long as what it shows.
  nonisolated public static let variableLength: CGFloat = -1

  /// How long it is. It is as long as what it shows here, so it is only kept.
  public var length: CGFloat

  /// What it opens; nil for what the action of its button does.
  public var menu: NSMenu? {
    didSet { followed.didChange() }
  }

  /// Whether it is to be seen.
  public var isVisible = true {
    didSet { if isVisible != oldValue { followed.didChange() } }
  }

  /// What the user may do with it. Items stay where they are here, so it is only kept.
  public var behavior: Behavior = []

  /// A name under which its place is kept. Items stay where they are here, so it is only kept.
  public var autosaveName: AutosaveName! = "Item-0"

  /// The type of names under which places are kept.
  public typealias AutosaveName = String

  /// What it shows.
  public let button: NSStatusBarButton? = NSStatusBarButton()

  /// The bar that it is in.
  public var statusBar: NSStatusBar? { scene == nil ? nil : .system }

  /// Tells views of the item.
  let followed = FollowedObject()
  private var scene: AddedScene?

  init(length: CGFloat) {
    self.length = length
    super.init()
  }

  func show() {
    let scene = AddedScene(.menuBarItem) { [self] in AnyView(NSStatusItemScene(item: self, window: $0)) }
    self.scene = scene
    scene.show()
  }

  func remove() {
    scene?.remove()
    scene = nil
  }

  /// Opens a menu at the item.
  public func popUpMenu(_ menu: NSMenu) {
    guard let button else { return }
    menu.popUp(positioning: nil, at: CGPoint(x: 0, y: button.bounds.maxY), in: button)
  }

  /// What the user may do with an item.
  nonisolated public struct Behavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user may take it away.
    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    /// The program ends when the user takes it away.
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }
}
