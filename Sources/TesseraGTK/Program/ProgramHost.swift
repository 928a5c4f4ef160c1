#if Windows
import CGTK
import Foundation
import TesseraCore
import TesseraPaint
import TesseraSound

/// A running program: the graph with its scenes, and the windows that are open.
@MainActor
package final class ProgramHost: ProgramRunner {
  let name: String
  private var host: GraphHost!
  private(set) var windows: [HostWindow] = []
  private(set) var declarations: [DeclaredWindow] = []
  /// Windows whose declaration changed in the frame of the scenes that is running.
  private var changedDeclarations: [DeclaredWindow] = []
  private var isSettlingSoon = false
  /// Whether the windows of the start are open.
  private var hasStarted = false
  /// Windows that the program added, and that open at the end of this turn.
  private var openingDeclarations: [DeclaredWindow] = []
  private let desktop = DesktopSettings()
  private let presence: DesktopPresence
  private var notifications: DesktopNotifications?
  private let locations: DesktopLocations
  private let media = DesktopMedia()
  private let networks = DesktopNetworks()
  private let web = DesktopWeb()
  private let recentFiles = DesktopRecentFiles()
  private let start = DesktopStart()
  private var instance: ProgramInstance?
  private var channel: RunChannel?

  /// Whether there is a display to open windows on.
  package static let hasDisplay: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false else {
      return false
    }
    // Without a graphics processor, drawing with Cairo is an order of magnitude faster than imitating one.
    if environment["GSK_RENDERER"] == nil, !FileManager.default.fileExists(atPath: "/dev/dri") {
      setenv("GSK_RENDERER", "cairo", 1)
    }
    return gtk_init_check() != 0
  }()

  /// What listens to the engine, for a recording or for the overlays of windows; nil if there is neither.
  private(set) var recorder: TraceRecorder? = TraceSession.current?.recorder

  /// Attaches a recorder to the engine, unless it already has one.
  func startRecorder() -> TraceRecorder {
    if let recorder { return recorder }
    // Causes are not needed: the overlay shows what happens now.
    let recorder = TraceRecorder(detail: .counts)
    self.recorder = recorder
    host?.trace = recorder
    for window in windows { window.host.trace = recorder }
    return recorder
  }

  /// Flashes are gathered only while a window shows them.
  func overlayWasHidden() {
    if windows.allSatisfy({ $0.overlay == nil }) { recorder?.flashes = nil }
  }

  package init(name: String) {
    self.name = name
    // Desktops find the desktop file, the icon and the windows of an installed program by its identifier (H8).
    let identifier = Bundle.main.bundleIdentifier ?? name
    presence = DesktopPresence(program: identifier)
    locations = DesktopLocations(program: identifier)
    g_set_prgname(identifier)
    g_set_application_name(name)
    Self.current = self
    notifications = DesktopNotifications(program: name, desktopName: identifier) { [weak self] in
      self?.windows.contains { $0.isInUse } == true
    } bringForward: { [weak self] in
      self?.windows.first?.bringToFront()
    }
  }

  /// Opens the program's first window and serves its windows until the last one is closed.
  ///
  /// - Returns: whether the program declares a window.
  package func run<Program: App>(_ program: Program.Type) -> Bool {
    TraceSession.current?.finishOnSignals(program: name)
    defer { TraceSession.current?.finish(program: name) }
    channel = RunChannel.open { [weak self] in self?.receive($0) }
    CrashReports.begin(named: name)
    let urls = Self.urls(in: CommandLine.arguments.dropFirst())
    if let identifier = Bundle.main.bundleIdentifier, handsOver(urls, to: identifier) { return true }
    mount(Program())
    let launched = DeclaredWindow.launched(of: declarations)
    guard !launched.isEmpty else { return false }
    if instance == nil, declarations.contains(where: { $0.documents != nil }),
      handsOver(urls, to: ProgramInstance.identifier(ofProgram: name))
    {
      host.unmount()
      return true
    }
    desktop.onChange = { [weak self] in self?.desktopDidChange() }
    openFirstWindows(launched, urls)
    hasStarted = true
    endOnSignal()
    PhaseNotifications.post(from: .inactive, to: .active)
    MainLoop.run()
    PhaseNotifications.postEnd()
    host.unmount()
    FrameLog.shared?.printSummary()
    return true
  }

  private func mount(_ program: some App, _ restoration: StateRestoration? = nil) {
    host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: .zero), environment: environment, trace: recorder,
      arrangement: .unplaced, sceneSettings: .ofFirstScene, restoration: restoration,
      content: ProgramView(program, windows: WindowTable(host: self)))
    host.schedule = .deferred { [weak self] in self?.settleSoon() }
    settle()
  }

  private var firstDeclaration: DeclaredWindow? { DeclaredWindow.first(of: declarations) }

  // MARK: Programs that are being written

  package var findProgram: (LoadedLibrary) -> (any App.Type)? = {
    TypeRecords.types(conformingTo: (any App).self, of: $0).lazy.compactMap { $0 as? any App.Type }.first
  }

  /// The exit status that has the tool start the program anew, because no library can take its place.
  private static let wantsRestart: CInt = 75
  /// For how long views that appear after another version took over still get state of the old ones.
  private static let restorationTime = Duration.seconds(1)
  private var replacement: ProgramReplacement?

  /// Whether there is a channel that reports problems in the source.
  var showsProblems: Bool { channel != nil }

  private func receive(_ message: RunChannel.Message) {
    if let problem = message.problem {
      for window in windows { window.showProblem(problem) }
    }
    if let library = message.library { replace(byLibrary: library) }
  }

  private func replace(byLibrary path: String) {
    do throws(LoadedLibrary.Problem) {
      let library = try LoadedLibrary(path)
      guard let program = findProgram(library) else { exit(Self.wantsRestart) }
      replace(with: program, migration: ValueMigration(to: library))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(Self.wantsRestart)
    }
  }

  /// Replaces the running program. Windows stay where they are if the new program declares windows of the same kind and
  /// id. State moves where identity and type stayed the same.
  private func replace<Program: App>(with program: Program.Type, migration: ValueMigration) {
    replacement?.end()
    let replacement = ProgramReplacement(migration)
    let scenes = replacement.restoration(of: host.graph)
    let contents = windows.map { replacement.restoration(of: $0.graph) }
    host.unmount()
    declarations = []
    changedDeclarations = []
    mount(Program(), scenes)
    guard let first = firstDeclaration else { exit(Self.wantsRestart) }
    for (window, content) in zip(windows, contents) {
      let old = window.declaration
      let match = declarations.first { $0.kind == old.kind && $0.id == old.id && $0.valueType == nil }
      content.begin(in: window.graph)
      window.adopt(match ?? first)
      content.restoreFocus()
    }
    self.replacement = replacement
    Timeout.schedule(after: Self.restorationTime) { [weak self] in
      guard self?.replacement === replacement else { return }
      replacement.end()
      self?.replacement = nil
    }
  }

  // MARK: The desktop

  /// The values of the desktop that every scene gets.
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    desktop.describe(in: &environment)
    environment.idiom = ProgramPlatform.idiom
    environment.scenePhase = windows.isEmpty || windows.contains { $0.isInUse } ? .active : .inactive
    environment.hasMenuBar = true
    environment.windowDecoration = WindowFrame.decoration
    environment.openURLInHost = { DesktopLinks.open($0) }
    environment.feedbackInHost = { feedback in
      if let name = feedback.themeSound { Sound(named: name).play() }
    }
    return environment
  }

  private func desktopDidChange() {
    host.graph.setEnvironment { desktop.describe(in: &$0) }
    settle()
  }

  /// A window came to the front or went back.
  func phaseDidChange() {
    noteWindows()
    let phase = environment.scenePhase
    let old = host.graph.environment.scenePhase
    guard old != phase else { return }
    host.graph.setEnvironment { $0.scenePhase = phase }
    PhaseNotifications.post(from: old, to: phase)
  }

  // MARK: Scenes

  /// Runs the frame that the program's own state calls for; its windows' frames may depend on it.
  func settle() {
    host.runFrameIfNeeded()
    let changed = changedDeclarations
    changedDeclarations = []
    for declaration in changed {
      for window in windows where window.declaration === declaration { window.declarationDidChange() }
    }
  }

  private func settleSoon() {
    guard !isSettlingSoon else { return }
    isSettlingSoon = true
    Timeout.soon { [weak self] in
      self?.isSettlingSoon = false
      self?.settle()
    }
  }

  // MARK: URLs

  /// Hands over to a running instance of the program, or becomes the one. A program that is being written always runs by itself.
  private func handsOver(_ urls: [URL], to identifier: String) -> Bool {
    guard channel == nil else { return false }
    instance = ProgramInstance(identifier: identifier) { [weak self] urls in
      for url in urls { self?.receive(url) }
    } onActivate: { [weak self] in
      self?.windows.last?.present()
    }
    return instance?.handOver(urls) ?? false
  }

  /// Opens a file as a document.
  ///
  /// - Returns: whether a scene of the program has documents of its type.
  private func openDocument(_ url: URL) -> Bool {
    guard let declaration = declarations.first(where: { $0.documents?.accepts(url) == true }) else { return false }
    var window = windows.last { $0.graph.document != nil }
    if window == nil {
      open(declaration, value: nil)
      window = windows.last
    }
    window?.perform(as: "open \(url.lastPathComponent)") { window?.graph.document?.open(url) }
    window?.present()
    return true
  }

  /// What the desktop asks the program to open: URLs and files among its arguments.
  private static func urls(in arguments: some Sequence<String>) -> [URL] {
    arguments.compactMap { argument in
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      guard !argument.hasPrefix("-"), let url = URL(string: argument), url.scheme != nil else { return nil }
      return url
    }
  }

  /// Passes a URL to the window that prefers it most; opens one if no window wants it and a scene does.
  func receive(_ url: URL) {
    if url.isFileURL, openDocument(url) { return }
    let scene = declarations.first { declaration in
      declaration.environment.windowAttributes.externalEvents.map { ExternalEventPreference.meets(url, $0) } ?? false
    }
    var best: HostWindow?
    for window in windows where scene == nil || window.declaration === scene {
      let preference = window.graph.preference(for: url)
      if preference != .refused, best.map({ $0.graph.preference(for: url) < preference }) ?? true { best = window }
    }
    if best == nil, let declaration = scene ?? firstDeclaration {
      open(declaration, value: nil)
      best = windows.last
    }
    best?.perform { best?.graph.receive(url) }
  }

  // MARK: Windows

  /// The program that is running.
  package private(set) static weak var current: ProgramHost?

  /// The window above which tools lie; nil if none is open.
  var mainWindow: UnsafeMutablePointer<GtkWindow>? { windows.first { $0.declaration.kind != .utility }?.window }

  /// A picture of what the first window shows, drawn without a window.
  package var picture: Raster? { windows.first.map { Rasterizer.render($0.host.picture) } }

  /// - Parameter storage: the number of what the window begins with; nil for one that begins with nothing.
  func open(_ declaration: DeclaredWindow, value: AnyHashable?, storage: Int? = nil) {
    let taken = Set(windows.map(\.storage))
    let number = storage ?? (0...).first { !taken.contains($0) } ?? 0
    let window = HostWindow(declaration, value: value, storage: number, isRestored: storage != nil, program: self)
    windows.append(window)
    declaration.environment.windowTable?.windowDidOpen(declaration, isOpen: true)
    window.present()
    noteWindows()
  }

  /// - Returns: whether such a window is declared.
  func open(_ request: WindowRequest, pushedBy origin: HostWindow? = nil) -> Bool {
    guard let declaration = declaration(for: request) else { return false }
    let existing = windows.first { $0.declaration === declaration && $0.value == request.value }
    let opensAnother = declaration.kind == .group && request.value == nil
    // The code that asked is still running in a window.
    Timeout.soon { [weak self] in
      if let existing, !opensAnother, !existing.isClosed {
        existing.present()
        origin?.giveWay(to: existing)
      } else {
        self?.open(declaration, value: request.value)
        if let new = self?.windows.last { origin?.giveWay(to: new) }
      }
    }
    return true
  }

  /// - Returns: whether such a window is declared.
  func dismiss(_ request: WindowRequest) -> Bool {
    guard let declaration = declaration(for: request) else { return false }
    let closing = windows.filter {
      $0.declaration === declaration && (request.value == nil || $0.value == request.value)
    }
    let asks = Transaction.asksBeforeClosing
    Timeout.soon { for window in closing { if asks { window.userWantsToClose() } else { window.close() } } }
    return true
  }

  private func declaration(for request: WindowRequest) -> DeclaredWindow? {
    declarations.first { declaration in
      if let id = request.id, declaration.id != id { return false }
      guard let value = request.value else { return request.id != nil }
      return declaration.valueType.map { $0 == type(of: value.base) } ?? false
    }
  }

  /// Closing the last window ends the program, as is usual on this desktop.
  func didClose(_ window: HostWindow) {
    windows.removeAll { $0 === window }
    window.declaration.environment.windowTable?.windowDidOpen(window.declaration, isOpen: false)
    for other in windows { other.didClose(window) }
    noteWindows()
    // What the program did when the window was closed may open another one.
    settle()
    if windows.isEmpty, openingDeclarations.isEmpty { MainLoop.quit() }
  }
}

extension ProgramHost: WindowHost {
  package func windowDidChange(_ window: DeclaredWindow) {
    if !declarations.contains(where: { $0 === window }) {
      declarations.append(window)
      if window.kind == .added, hasStarted { openSoon(window) }
    }
    if !changedDeclarations.contains(where: { $0 === window }) { changedDeclarations.append(window) }
  }

  private func openSoon(_ window: DeclaredWindow) {
    openingDeclarations.append(window)
    // The frame that declared the window is still running.
    Timeout.soon { [weak self] in
      guard let self, let index = openingDeclarations.firstIndex(where: { $0 === window }) else { return }
      openingDeclarations.remove(at: index)
      open(window, value: nil)
    }
  }

  package func windowDidGo(_ window: DeclaredWindow) {
    declarations.removeAll { $0 === window }
    changedDeclarations.removeAll { $0 === window }
    openingDeclarations.removeAll { $0 === window }
    let closing = windows.filter { $0.declaration === window }
    // The code that closes it may be running in it.
    Timeout.soon { for window in closing { window.close() } }
  }
}
#endif
