import Foundation
import TesseraCore

/// A layer of a scene that shows a view controller, under the name that it has in UIKit.
///
/// It fills the scene's window of the desktop; several lie above one another.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Whether an `App` shows what this window stands for.
  var standsForScene = false
  private var ownController: UIViewController?

  /// A window of the program's only scene.
  ///
  /// - Parameter frame: means nothing here: the window fills its scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// No window is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene?

  /// What the window shows.
  open var rootViewController: UIViewController? {
    get { standsForScene ? (ownController ?? makeSceneController()) : ownController }
    set {
      ownController?.window = nil
      ownController = newValue
      newValue?.window = self
      layerModel.didChange()
    }
  }

  private func makeSceneController() -> UIViewController {
    let controller = UIViewController()
    controller.window = self
    ownController = controller
    return controller
  }

  /// The level among the windows of the scene: higher ones lie above lower ones.
  open var windowLevel = Level.normal

  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { layerModel.didChange() }
  }

  private var list: WindowList { windowScene?.windowList ?? UIApplication.shared.windowsWithoutScene }

  /// Whether the window is not shown.
  open override var isHidden: Bool {
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

  open override var window: UIWindow? { self }

  /// What the window is shown on.
  public var screen: UIScreen { .main }

  /// The size of the scene, in points. Windows fill their scenes: it cannot be chosen.
  open override var bounds: CGRect {
    get { screen.bounds }
    set { super.bounds = newValue }
  }

  /// The size of the scene, in points. Windows fill their scenes: it cannot be chosen.
  open override var frame: CGRect {
    get { screen.bounds }
    set { super.frame = newValue }
  }

  /// What the device covers at each edge, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(FrontmostGraph.current?.surface.safeArea ?? EdgeInsets())
  }

  /// A place in the order of windows.
  nonisolated public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// That of content.
    public static let normal = Level(rawValue: 0)
    /// That of the bar at the top of a phone.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
