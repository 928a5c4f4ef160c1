#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint

/// A window on the desktop, with a graph of its own.
@MainActor
final class HostWindow {
  private(set) var declaration: DeclaredWindow
  /// What the window was opened for.
  let value: AnyHashable?
  /// The number of what its `@SceneStorage` properties keep.
  let storage: Int
  unowned let program: ProgramHost
  private(set) var host: GraphHost!
  let window: UnsafeMutablePointer<GtkWindow>
  private(set) var canvas: UnsafeMutablePointer<GtkWidget>!
  private(set) lazy var clock = WindowClock(canvas)
  private let picture = RetainedPicture()
  private var tickCallback: guint = 0
  private(set) var isClosed = false
  /// The title that the program gave the window itself; nil for that of the scene.
  var ownTitle: String?
  private var sizes: WindowSizes!
  /// What the user cannot do with the window.
  var restrictions: WindowRestrictions = []
  private(set) lazy var pointerInput = PointerInput(self)
  private(set) lazy var pinchInput = PinchInput(self)
  private lazy var dropInput = DropInput(self)
  private(set) lazy var keyInput = KeyInput(self)
  private var problemLabel: ProblemLabel?
  private(set) var overlay: TraceOverlay?
  private lazy var fileDialogs = DesktopFileDialogs(self)
  private lazy var printer = DesktopPrinter(self)
  private(set) lazy var embedded = EmbeddedWidgets(self)
  private lazy var accessibleTree = AccessibleTree(self)
  private(set) lazy var bar = WindowBarLink(self)

  /// - Parameter isRestored: whether the scene begins with what one of the same number kept.
  init(
    _ declaration: DeclaredWindow, value: AnyHashable?, storage: Int, isRestored: Bool, program: ProgramHost
  ) {
    self.declaration = declaration
    self.value = value
    self.storage = storage
    self.program = program
    guard let widget = gtk_window_new() else { preconditionFailure("GTK could not make a window.") }
    window = widget.cast()
    canvas = CanvasWidget.make(self)
    makeHost(isRestored)
    if TraceOverlay.isWanted { showOverlay() }
    arrange()
    listen()
  }

  var graph: ViewGraph { host.graph }

  private func makeHost(_ isRestored: Bool) {
    let sceneSettings = SettingsDomain.ofScene(storage)
    if !isRestored { sceneSettings.replaceAll(with: [:]) }
    let remembered = WindowMemory.size(of: declaration)
    host = GraphHost(
      textEngine: PangoTextEngine.shared,
      surface: Surface(size: WindowSizes.wanted(for: declaration, remembered: remembered), scale: scale),
      environment: environment, clock: clock.ofHost, trace: program.recorder, sceneSettings: sceneSettings,
      content: WindowContent(of: declaration, value: value))
    sizes = WindowSizes(of: declaration, host, remembered: remembered, display: Self.display)
    host.surface = Surface(size: sizes.initial, scale: scale)
    host.schedule = .deferred { [weak self] in self?.requestTick() }
    FrontmostGraph.become(graph)
    if let clipboard = DesktopClipboard.shared {
      SharedClipboard.ofDesktop = clipboard
      graph.clipboard = clipboard
    }
    graph.fileChooser = fileDialogs
    graph.printer = printer
    graph.surfaceWindow = self
    graph.scrollsSmoothly = true
    graph.focus.reachesAllControls = true
  }

  private func arrange() {
    bar.attach()
    showTitle()
    let attributes = declaration.environment.windowAttributes
    let staysInFront = declaration.kind == .utility || attributes.level == .floating || attributes.role.isAssociated
    if staysInFront, let main = program.mainWindow, main != window { gtk_window_set_transient_for(window, main) }
    if attributes.level == .desktop {
      RuntimeWarning.report(.withoutEffect("desktops place windows themselves: windowLevel(.desktop) has no effect"))
    }
    if declaration.environment.windowAttributes.defaultPosition != nil {
      RuntimeWarning.report(.withoutEffect("the desktop places windows itself: defaultPosition has no effect"))
    }
    gtk_widget_set_focusable(canvas, gboolean(true))
    gtk_widget_set_hexpand(canvas, gboolean(true))
    gtk_widget_set_vexpand(canvas, gboolean(true))
    gtk_window_set_child(window, content)
    gtk_window_set_resizable(window, gboolean(isResizable))
  }

  /// The canvas, or what lays the problems of the source over it.
  private var content: UnsafeMutablePointer<GtkWidget> {
    guard program.showsProblems, let overlay = gtk_overlay_new() else { return canvas }
    gtk_overlay_set_child(OpaquePointer(overlay), canvas)
    problemLabel = ProblemLabel(in: OpaquePointer(overlay))
    return overlay
  }

  /// Shows what is wrong with the program's source; nothing if the text is empty.
  func showProblem(_ problem: String) {
    problemLabel?.show(problem)
  }

  /// Shows the window of another program, in the place and the size of this one.
  func adopt(_ newDeclaration: DeclaredWindow) {
    declaration = newDeclaration
    declarationDidChange()
  }

  private func listen() {
    let close: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      MainActor.assumeIsolated { Signals.target(data, as: HostWindow.self)?.closeWasRequested() }
      return gboolean(true)
    }
    Signals.connect(window, "close-request", to: self, close)
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      MainActor.assumeIsolated { Signals.target(data, as: HostWindow.self)?.stateDidChange() }
    }
    Signals.connect(window, "notify::is-active", to: self, changed)
    Signals.connect(canvas, "notify::scale-factor", to: self, changed)
    let painted: @convention(c) (gpointer?, gpointer?) -> Void = { _, _ in
      MainActor.assumeIsolated { FrameLog.shared?.frameWasPainted() }
    }
    if FrameLog.shared != nil { gtk_widget_realize(canvas) }
    if FrameLog.shared != nil, let clock = gtk_widget_get_frame_clock(canvas) {
      Signals.connect(clock, "after-paint", to: self, painted)
    }
    pointerInput.attach()
    pinchInput.attach()
    dropInput.attach()
    keyInput.attach()
  }

  /// Shows the window, or brings it to the front.
  func present() {
    gtk_window_present(window)
    gtk_widget_grab_focus(canvas)
    requestTick()
  }

  /// The window that is shown in the place of this one.
  private var pushed: HostWindow?

  /// Goes out of sight until another window is closed.
  func giveWay(to other: HostWindow) {
    guard !isClosed, other !== self else { return }
    pushed = other
    gtk_widget_set_visible(window.cast(), gboolean(false))
  }

  /// Another window was closed.
  func didClose(_ other: HostWindow) {
    guard !isClosed, pushed === other else { return }
    pushed = nil
    present()
  }

  /// What is noted of the window, to open it again; nil for one that is not.
  var record: OpenWindows.Record? {
    guard declaration.environment.windowAttributes.remembersSize else { return nil }
    return OpenWindows.Record(
      scene: declaration.noteName, value: OpenWindows.text(of: value), file: graph.document?.fileURL?.path,
      storage: storage)
  }

  // MARK: Content

  var title: String {
    ownTitle ?? graph.document?.title ?? declaration.title?.resolvedString(in: declaration.environment) ?? program.name
  }

  /// The desktop and the window's own bar have the title.
  func showTitle() {
    gtk_window_set_title(window, title)
    bar.show(title)
  }

  private var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(canvas)) }

  /// The values of the scene, and those of this window.
  private var environment: EnvironmentValues {
    var environment = declaration.environment
    environment.windowOpener = opener
    environment.windowChrome = bar.chrome
    environment.scenePhase = isInUse ? .active : .inactive
    return environment
  }

  private lazy var opener = WindowOpenerReference(self)

  /// Whether the user works in the window.
  var isInUse: Bool { gtk_window_is_active(window) != 0 || gtk_widget_get_mapped(window.cast()) == 0 }

  /// The scene has other content or passes other values.
  func declarationDidChange() {
    guard !isClosed else { return }
    graph.adoptEnvironment(environment)
    host.update(WindowContent(of: declaration, value: value))
    showTitle()
    requestTick()
  }

  private func stateDidChange() {
    guard !isClosed else { return }
    let phase = environment.scenePhase
    if phase == .active { FrontmostGraph.become(graph) }
    if graph.environment.scenePhase != phase { graph.setEnvironment { $0.scenePhase = phase } }
    host.surface.scale = scale
    bar.follow()
    if gtk_window_is_active(window) == 0 { keyInput.windowLostKeys() }
    program.phaseDidChange()
  }

  // MARK: Frames

  /// Runs user code for an event: what happened before it is settled first.
  ///
  /// - Parameter event: what to call it in recordings.
  func perform(as event: @autoclosure () -> String = "input", _ action: () -> Void) {
    guard !isClosed else { return }
    program.settle()
    host.runFrameIfNeeded()
    clock.perform { host.perform(event(), action) }
  }

  /// Asks the frame clock for a tick: it runs only while a frame is requested.
  func requestTick() {
    guard tickCallback == 0, !isClosed else { return }
    tickCallback = gtk_widget_add_tick_callback(
      canvas,
      { _, _, data in
        MainActor.assumeIsolated { gboolean(Signals.target(data, as: HostWindow.self)?.tick() ?? false) }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  /// A frame is due.
  ///
  /// - Returns: whether another one is wanted after it.
  private func tick() -> Bool {
    guard !isClosed else { return false }
    FrameLog.shared?.tickBegan()
    program.settle()
    if host.needsFrame { runTimedFrame() }
    refreshPicture()
    let wantsMore = host.needsFrame || wantsNextFrame || overlay?.isFading == true
    if !wantsMore {
      tickCallback = 0
      waitForMotion()
    }
    return wantsMore
  }

  /// Whether something moves by itself.
  private var wantsNextFrame: Bool {
    graph.nextFrameTime.map { $0 <= graph.frameTime } ?? false
  }

  /// Wakes for what moves by a schedule.
  private func waitForMotion() {
    guard let next = graph.nextFrameTime else { return }
    Timeout.schedule(after: next - host.now) { [weak self] in self?.requestTick() }
  }

  private func refreshPicture() {
    var new = host.picture
    if let overlay { new.list = overlay.cover(new.list) }
    let isNew = picture.show(new)
    if isNew { gtk_widget_queue_draw(canvas) }
    embedded.show(new.list, scale: new.scale)
    pointerInput.pictureDidChange()
    keyInput.pictureDidChange()
    accessibleTree.pictureDidChange()
  }

  /// Runs the frame that is due, and tells the overlay how long it took.
  private func runTimedFrame() {
    guard let overlay else { return host.runFrame() }
    let start = WindowClock.monotonic
    host.runFrame()
    overlay.frameTook(WindowClock.monotonic - start)
  }

  // MARK: The overlay

  /// Control-Shift-F12 shows or hides what the engine does.
  ///
  /// - Returns: whether this was that key.
  func toggleOverlay(by symbol: guint, _ state: GdkModifierType) -> Bool {
    let wanted = GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue
    guard symbol == guint(GDK_KEY_F12), state.rawValue & wanted == wanted else { return false }
    if overlay == nil { showOverlay() } else { hideOverlay() }
    requestTick()
    return true
  }

  private func showOverlay() {
    overlay = TraceOverlay(program.startRecorder(), of: graph)
  }

  private func hideOverlay() {
    overlay?.end()
    overlay = nil
    program.overlayWasHidden()
  }

  // MARK: The end

  /// The user pressed the button, or the desktop asks.
  private func closeWasRequested() {
    if !restrictions.contains(.dismiss) { userWantsToClose() }
  }

  /// Whether the user can change the size now.
  var isResizable: Bool { !sizes.isFixed && !restrictions.contains(.resize) }

  /// Closes unless something in it has to be saved first (J255).
  func userWantsToClose() {
    var closes = true
    perform(as: "close the window") {
      closes = graph.canClose { [weak self] in self?.closeWindow() }
    }
    if closes { close() }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    if !sizes.isFixed, host.surface.size != sizes.initial {
      WindowMemory.remember(host.surface.size, of: declaration)
    }
    if tickCallback != 0 { gtk_widget_remove_tick_callback(canvas, tickCallback) }
    tickCallback = 0
    keyInput.detach()
    accessibleTree.remove()
    embedded.remove()
    host.unmount()
    if overlay != nil { hideOverlay() }
    clock.windowDidClose()
    gtk_window_destroy(window)
    program.didClose(self)
  }
}

extension HostWindow: CanvasDelegate {
  var canvasContent: RenderNode? { picture.root }

  func drawWidgets(_ snapshot: OpaquePointer?) {
    embedded.draw(snapshot)
  }

  var canvasSizes: (minimum: CGSize, natural: CGSize) { (sizes.minimum, sizes.initial) }

  func canvasWasSized(to size: CGSize) {
    guard !isClosed, size.width > 0, size.height > 0 else { return }
    accessibleTree.place()
    embedded.allocate()
    if let surface = gtk_native_get_surface(OpaquePointer(window)) { UploadMemory.keep(for: surface) }
    var surface = host.surface
    surface.size = size
    surface.scale = scale
    guard surface != host.surface || picture.root == nil else { return }
    host.surface = surface
    host.runFrameIfNeeded()
    refreshPicture()
  }
}
#endif
