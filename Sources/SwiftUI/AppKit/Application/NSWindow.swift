import Foundation
import TesseraCore

/// A window of the program, under the name that it has in AppKit.
///
/// Each that the program makes and shows is a window of the desktop (J474). Without a desktop, as in a test, the uppermost is
/// shown if the program is no `App` with windows of its own. Views of AppKit in the windows of an `App` find one that stands for
/// the window that they are in: title, size, full screen and closing go to the window of the desktop, which decorates itself as
/// the desktop wants.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  let state = NSWindowState()
  /// What the views in the window are told is their window.
  private(set) lazy var backing = NSWindowBacking(self)
  /// Tells views which of them has the keyboard.
  let responders = FollowedObject()
  private var contentRect: CGRect
  /// The surface that the window stands for; nil for a window that the program made.
  private(set) weak var graph: ViewGraph?
  /// The surface that shows a window which the program made; nil while none does.
  private(set) weak var shownGraph: ViewGraph?
  /// The scene of a window that the program made; nil before it is shown.
  private var scene: AddedScene?
  private weak var ownFirstResponder: NSResponder?

  /// A window that is not shown yet.
  ///
  /// - Parameters:
  ///   - contentRect: its size in points; the desktop chooses its place.
  ///   - style: means nothing here: the desktop decorates windows.
  ///   - backingStoreType: means nothing here.
  ///   - flag: means nothing here.
  public init(
    contentRect: CGRect, styleMask style: StyleMask = [.titled, .closable, .resizable],
    backing backingStoreType: BackingStoreType = .buffered, defer flag: Bool = false
  ) {
    self.contentRect = contentRect
    styleMask = style
    super.init()
  }

  /// A window that shows a view controller.
  public convenience init(contentViewController: NSViewController) {
    let content = contentViewController.view
    let size = content is any WindowSizing ? content.fittingSize : CGSize(width: 640, height: 480)
    self.init(contentRect: CGRect(origin: .zero, size: size))
    self.contentViewController = contentViewController
    // Observers of properties are not told of what an initializer sets.
    contentView = content
  }

  /// The window that stands for that of a surface.
  ///
  /// It is a convenience: a subclass in another module, as `NSPanel` is, inherits `init(contentViewController:)` only where it
  /// knows all designated initializers (J450).
  convenience init(of graph: ViewGraph) {
    self.init(contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable])
    self.graph = graph
  }

  /// The window of the desktop that shows this one; nil where there is none, as in a test.
  private var surfaceWindow: (any SurfaceWindow)? { (graph ?? shownGraph)?.surfaceWindow }

  /// A surface shows the window.
  func isShown(on graph: ViewGraph?) {
    guard shownGraph !== graph else { return }
    shownGraph = graph
    if !styleMask.contains(.resizable) { surfaceWindow?.setResizable(false) }
  }

  override var followingResponder: NSResponder? { controller ?? NSApplication.shared }

  /// Is told of the window's life.
  open weak var delegate: (any NSWindowDelegate)?

  /// What manages the window.
  package weak var controller: NSResponder?
  /// What modules above keep of the window.
  package var extras: AnyObject?

  // MARK: Content

  /// What the window shows; nil for a window of an `App`, whose content is a view of SwiftUI. A hosting view makes the window as
  /// large as its content has to be at least, and as small as it can be at most (J282).
  open var contentView: NSView? {
    get { state.contentView }
    set {
      state.contentView = newValue
      if let size = (newValue as? any WindowSizing)?.windowSize(nearest: contentRect.size) { contentRect.size = size }
    }
  }

  /// What manages the content of the window.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }

  /// What stands above the content of a window that the program made, for modules above; nil for nothing.
  package var bar: AnyView? {
    get { state.bar }
    set {
      if graph != nil, newValue != nil { RuntimeWarning.report(.withoutEffect("A toolbar of the window of an App")) }
      state.bar = newValue
    }
  }

  /// What stands in the window's title bar.
  open var title: String {
    get { state.title }
    set {
      state.title = newValue
      if graph != nil { surfaceWindow?.setTitle(newValue) }
    }
  }

  /// Light or dark, for modules above; `unspecified` for as the program is.
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleMayHaveChanged() }
  }

  /// The color scheme that the surface had before the window chose one.
  private var outerScheme: ColorScheme?

  /// Shows the window light or dark, as it or the program says.
  func styleMayHaveChanged() {
    let own = userInterfaceStyle == .unspecified ? NSApplication.shared.userInterfaceStyle : userInterfaceStyle
    guard let graph else { return state.colorScheme = own.colorScheme }
    if own.colorScheme != nil, outerScheme == nil { outerScheme = graph.environment.colorScheme }
    guard let scheme = own.colorScheme ?? outerScheme, scheme != graph.environment.colorScheme else { return }
    graph.setEnvironment { $0.colorScheme = scheme }
  }

  /// How long a change of the size takes, in seconds: 0.2 for each 150 points of the larger change, where it is animated.
  /// Windows take their size at once here.
  open func animationResizeTime(_ newFrame: CGRect) -> TimeInterval {
    let old = frame.size
    let change = max(abs(newFrame.width - old.width), abs(newFrame.height - old.height))
    return change.isFinite ? 0.2 * change / 150 : 0
  }

  /// A second line of the title. Title bars of this desktop have one line, so it is only kept.
  open var subtitle = ""

  /// How the window is to look and behave. Without `titled`, the window has no title bar and borders: that of an `App` at once,
  /// one that the program made from when it is shown. Without `resizable`, its size stays. The rest is left to the desktop.
  open var styleMask: StyleMask {
    didSet {
      guard graph != nil || shownGraph != nil else { return }
      if graph != nil, styleMask.contains(.titled) != oldValue.contains(.titled) {
        surfaceWindow?.setDecorated(styleMask.contains(.titled))
      }
      if styleMask.contains(.resizable) != oldValue.contains(.resizable) {
        surfaceWindow?.setResizable(styleMask.contains(.resizable))
      }
    }
  }

  /// Whether the title can be seen. The desktop draws it, so it is only kept.
  open var titleVisibility = TitleVisibility.visible

  /// Whether the content shines through the title bar. The desktop draws it, so it is only kept.
  open var titlebarAppearsTransparent = false

  /// Whether a drag on the background moves a window that the program made, from when it is shown. For that of an `App` it is
  /// only kept: desktops move windows by their title bars.
  open var isMovableByWindowBackground = false

  /// Whether the user can move the window. The desktop decides, so it is only kept.
  open var isMovable = true

  /// Which windows lie above which. A window that the program made lies above the program's first one, if its level is above
  /// the normal one when it is shown; the rest is left to the desktop.
  open var level = Level.normal

  /// The color behind the content of a window that the program made; of that of an `App`, it is only kept.
  open var backgroundColor: NSColor! = .windowBackgroundColor {
    didSet { state.backgroundColor = backgroundColor }
  }

  /// Whether nothing shines through the window. Windows are opaque here, so it is only kept.
  open var isOpaque = true

  /// Whether the window throws a shadow. The desktop decides, so it is only kept.
  open var hasShadow = true

  /// How opaque the content of a window that the program made is; of that of an `App`, it is only kept.
  open var alphaValue: CGFloat {
    get { state.opacity }
    set { state.opacity = newValue.isNaN ? 1 : min(max(newValue, 0), 1) }
  }

  /// Whether clicks go to what lies behind. The desktop decides, so it is only kept.
  open var ignoresMouseEvents = false

  /// Whether the window tells of the pointer. Views are told in all cases, so it is only kept.
  open var acceptsMouseMovedEvents = false

  /// How the window behaves among those of other programs. The desktop decides, so it is only kept.
  open var collectionBehavior: CollectionBehavior = []

  /// Whether windows of a program become tabs of one another by themselves. They do not here, so it is only kept.
  public static var allowsAutomaticWindowTabbing = true

  /// Whether windows become tabs of one another. They do not here, so it is only kept.
  open var tabbingMode = TabbingMode.automatic

  /// Whether closing ends the life of the window's object. Swift's references decide, so it is only kept.
  open var isReleasedWhenClosed = true

  /// Whether the window goes out of sight when another program is used. The desktop decides, so it is only kept.
  open var hidesOnDeactivate = false

  /// Whether the document was changed since it was saved. Title bars do not show it here, so it is only kept.
  open var isDocumentEdited = false

  /// The file that the window shows. Title bars do not show it here, so it is only kept.
  open var representedURL: URL?

  /// A name by which the program finds the window.
  open var identifier: NSUserInterfaceItemIdentifier?

  // MARK: Size

  /// The place and size in points. Windows do not know where they are on the screen, so the place is zero once it is shown.
  open var frame: CGRect { graph.map { CGRect(origin: .zero, size: $0.surface.size) } ?? contentRect }

  /// Sets the size, in points; the desktop chooses the place.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) {
    setContentSize(frameRect.size)
  }

  /// Sets the size, in points, at once; the desktop chooses the place.
  open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setContentSize(frameRect.size)
  }

  /// Sets the size of the content, in points. One that is not positive and finite is ignored, with a warning.
  open func setContentSize(_ size: CGSize) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return RuntimeWarning.report(.invalidGeometry)
    }
    contentRect.size = size
    if graph != nil || isVisible { surfaceWindow?.resize(to: size) }
  }

  /// Sets the place. The desktop chooses the places of windows, so it has no effect.
  open func setFrameOrigin(_ point: CGPoint) {}

  /// Places the window in the middle of the screen; the desktop chooses its place, so it has no effect.
  open func center() {}

  /// The smallest size of the window. Content says how small it can be, so it is only kept.
  open var minSize = CGSize.zero

  /// The largest size of the window. Content says how large it can be, so it is only kept.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The smallest size of the content. Content says how small it can be, so it is only kept.
  open var contentMinSize = CGSize.zero

  /// The largest size of the content. Content says how large it can be, so it is only kept.
  open var contentMaxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The part of the window that bars do not cover, in points.
  open var contentLayoutRect: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Pixels per point.
  open var backingScaleFactor: CGFloat { graph?.surface.scale ?? UIScreen.main.scale }

  /// The height of the content, in points.
  var heightOfContent: CGFloat {
    (graph ?? shownGraph ?? FrontmostGraph.current)?.surface.size.height ?? contentRect.height
  }

  /// Names the settings in which the window's place is kept. The desktop chooses its place.
  ///
  /// - Returns: true.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { true }

  // MARK: Life

  /// Shows the window above the others.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if graph == nil { showScene() }
    surfaceWindow?.bringToFront()
  }

  /// Has the program show a window that it made.
  private func showScene() {
    NSApplication.shared.windowList.bringToFront(self)
    let scene =
      scene
      ?? AddedScene(.added) { [weak self] in
        self?.surfaceDidClose()
      } view: {
        AnyView(NSWindowScene(self, as: $0))
      }
    self.scene = scene
    let attributes = sceneAttributes
    if state.attributes != attributes { state.attributes = attributes }
    scene.show()
  }

  /// What the desktop's window begins with.
  private var sceneAttributes: WindowAttributes {
    var attributes = WindowAttributes()
    attributes.remembersSize = false
    let size = contentRect.size
    if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { attributes.defaultSize = size }
    attributes.isPlain = !styleMask.contains(.titled)
    attributes.hidesTitleBar = attributes.isPlain || titleVisibility == .hidden && titlebarAppearsTransparent
    attributes.isDraggedByBackground = isMovableByWindowBackground
    if level.rawValue > Level.normal.rawValue { attributes.level = .floating }
    return attributes
  }

  /// The user closed the window.
  private func surfaceDidClose() {
    postWillClose()
    didGo()
  }

  private func didGo() {
    NSApplication.shared.windowList.remove(self)
    shownGraph = nil
    // The scene keeps the window, which is made anew if it is shown again.
    scene = nil
  }

  /// Shows the window above the others.
  open func orderFront(_ sender: Any?) {
    makeKeyAndOrderFront(sender)
  }

  /// Shows the window above the others, if another program is used, too.
  open func orderFrontRegardless() {
    makeKeyAndOrderFront(nil)
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    makeKeyAndOrderFront(nil)
  }

  /// Hides a window that the program made; that of an `App` closes.
  open func orderOut(_ sender: Any?) {
    if graph != nil {
      surfaceWindow?.closeWindow()
    } else {
      scene?.remove()
      didGo()
    }
  }

  /// Closes the window.
  open func close() {
    postWillClose()
    orderOut(nil)
  }

  private func postWillClose() {
    let notification = Notification(name: NSWindow.willCloseNotification, object: self)
    delegate?.windowWillClose(notification)
    NotificationCenter.default.post(notification)
  }

  /// Closes the window, if its delegate agrees.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) != false { close() }
  }

  /// Takes the window out of sight until the user asks for it.
  open func miniaturize(_ sender: Any?) {
    surfaceWindow?.miniaturize()
  }

  /// Fills the part of the screen that windows have, or no more.
  open func zoom(_ sender: Any?) {
    surfaceWindow?.toggleMaximized()
  }

  /// Fills the screen, or no more.
  open func toggleFullScreen(_ sender: Any?) {
    surfaceWindow?.toggleFullScreen()
    styleMask.formSymmetricDifference(.fullScreen)
  }

  /// Whether the window is shown.
  open var isVisible: Bool { graph != nil || NSApplication.shared.windowList.windows.contains { $0 === self } }

  /// Whether it is the one that has the keyboard.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }

  /// Whether it is the one that the user works in.
  open var isMainWindow: Bool { isKeyWindow }

  /// Whether it may have the keyboard. The desktop decides, so it is not asked.
  open var canBecomeKey: Bool { true }

  /// Whether the user may work in it. The desktop decides, so it is not asked.
  open var canBecomeMain: Bool { true }

  /// A number that no other window of the program has.
  open var windowNumber: Int { 1 + (NSApplication.shared.windows.firstIndex { $0 === self } ?? 0) }

  // MARK: Keys

  /// What gets keys: a view, or the window if none does.
  open var firstResponder: NSResponder? { ownFirstResponder ?? self }

  /// Gives keys to a responder; nil to the window.
  ///
  /// - Returns: whether the one that had them and the new one agree.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let new = responder === self ? nil : responder
    guard new !== ownFirstResponder else { return true }
    guard ownFirstResponder?.resignFirstResponder() != false else { return false }
    ownFirstResponder = nil
    responders.didChange()
    guard let new else { return true }
    guard new.acceptsFirstResponder, new.becomeFirstResponder() else { return false }
    ownFirstResponder = new
    responders.didChange()
    return true
  }

  /// The keyboard went to the views of a root, or elsewhere.
  func focusDidChange(_ hasFocus: Bool, in root: NSView) {
    let isHere = (ownFirstResponder as? NSView)?.isDescendant(of: root) == true
    if hasFocus, !isHere {
      makeFirstResponder(root.firstKeyView)
    } else if !hasFocus, isHere, (ownFirstResponder as? NSView)?.takesKeys == true {
      makeFirstResponder(nil)
    }
  }

  /// A key was pressed while the keyboard belongs to the views of a root.
  ///
  /// - Returns: whether a responder handled it.
  func keyWasPressed(_ press: KeyPress, in root: NSView) -> Bool {
    guard let view = ownFirstResponder as? NSView, view.takesKeys, view.isDescendant(of: root) else { return false }
    let event = NSEvent(press, in: self)
    if event.type == .keyUp {
      view.keyUp(with: event)
    } else if root.performKeyEquivalent(with: event) {
      return true
    } else {
      view.keyDown(with: event)
    }
    return !event.isUnhandled
  }
}

/// The window of UIKit that views of AppKit are in.
final class NSWindowBacking: UIWindow {
  private(set) weak var owner: NSWindow?

  init(_ owner: NSWindow) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("A window of AppKit is not read from an archive.")
  }
}
