import Combine
import Foundation
import TesseraCore

/// A layer of a scene that shows a view controller, under the name that it has in UIKit.
///
/// It fills the scene's window of the desktop; several lie above one another.
@MainActor @preconcurrency
open class UIWindow: UIResponder {
  let state = UIWindowState()
  /// Whether an `App` shows what this window stands for.
  var standsForScene = false

  /// A window of the program's only scene.
  public override init() {
    super.init()
  }

  /// A window of the program's only scene.
  ///
  /// - Parameter frame: means nothing here: the window fills its scene.
  public init(frame: CGRect) {
    super.init()
  }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// What the window shows. Of view controllers, `UIHostingController` is drawn.
  open var rootViewController: UIViewController? {
    get { standsForScene ? (state.controller ?? makeSceneController()) : state.controller }
    set {
      state.controller?.window = nil
      state.controller = newValue
      newValue?.window = self
    }
  }

  private func makeSceneController() -> UIViewController {
    let controller = UIViewController()
    controller.window = self
    state.controller = controller
    return controller
  }

  /// The level among the windows of the scene: higher ones lie above lower ones.
  open var windowLevel = Level.normal

  /// The color of controls; nil for the one of the program.
  open var tintColor: UIColor? {
    get { state.tintColor }
    set { state.tintColor = newValue }
  }

  /// The color behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set { state.backgroundColor = newValue }
  }

  /// Light or dark, even if the desktop is the other; `unspecified` leaves it to the desktop.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.userInterfaceStyle }
    set { state.userInterfaceStyle = newValue }
  }

  private var list: WindowList { windowScene?.windowList ?? UIApplication.shared.windowsWithoutScene }

  /// Whether the window is not shown.
  open var isHidden: Bool {
    get { !list.windows.contains { $0 === self } }
    set {
      if newValue {
        list.remove(self)
      } else {
        list.bringToFront(self)
      }
    }
  }

  /// Whether it is the one that has the keyboard: the uppermost of its scene.
  public var isKeyWindow: Bool { list.windows.last === self }

  /// Shows the window above the others of its level.
  open func makeKeyAndVisible() {
    list.bringToFront(self)
  }

  /// Brings the window above the others of its level.
  open func makeKey() {
    list.bringToFront(self)
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// What the window is shown on.
  public var screen: UIScreen { .main }

  /// The size of the scene, in points.
  open var bounds: CGRect { screen.bounds }

  /// The size of the scene, in points.
  open var frame: CGRect { screen.bounds }

  /// What the device covers at each edge, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = FrontmostGraph.current?.surface.safeArea ?? EdgeInsets()
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The surroundings of the window.
  public var traitCollection: UITraitCollection { screen.traitCollection }

  /// A place in the order of windows.
  nonisolated public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }

    public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }

    /// That of content.
    public static let normal = Level(rawValue: 0)
    /// That of the bar at the top of a phone.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

/// What a view follows of a window.
@MainActor
final class UIWindowState: ObservableObject, Identifiable {
  @Published var controller: UIViewController?
  @Published var tintColor: UIColor?
  @Published var backgroundColor: UIColor?
  @Published var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
