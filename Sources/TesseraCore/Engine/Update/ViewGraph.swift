import Foundation

/// The engine of one window, test or preview: the tree of nodes and the phases that bring it up to date.
///
/// There is no global state, so hundreds of graphs can exist side by side.
@MainActor
package final class ViewGraph {
  package let textEngine: any TextEngine
  package private(set) var root: RootNode!
  /// The size of the host's surface and the part of it that nothing covers.
  package private(set) var surface: Surface
  let rootScope: EnvironmentScope
  nonisolated private let surfaceAccess = SurfaceAccess()
  /// When frames are made.
  let frames: FrameClock
  // The phases of a frame, in their order.
  let animator = GraphAnimator()
  let updates = UpdatePhase()
  let layouts = LayoutPhase()
  let contents = ContentPhase()
  let settling = SettlePhase()
  let observations = ObservationPhase()
  let drawings = DrawPhase()
  let releases = ReleasePhase()
  /// The services of the levels above the engine.
  var services = GraphServices()
  var features = TreeFeatures()
  // Exclusive access is not checked: it is read in each step, and nothing changes it in place.
  /// Records what happens; nil costs nothing.
  @exclusivity(unchecked) package var trace: TraceRecorder? {
    didSet { observations.trace = trace }
  }
  let warningLog = WarningLog()
  package let runningTasks = RunningTasks()
  /// Has the state of the views that a new version of the program takes the place of; nil at most times.
  var restoration: (any StateRestoring)?
  #if DEBUG
    var checks = GraphCheckSchedule()
  #endif

  /// The graph whose frame or user code is running.
  /// Not a weak reference, which would make every use of the graph slower; it is set only while the graph runs.
  package private(set) static var running: ViewGraph? {
    get { runningReference?.wrappedValue }
    set { runningReference = newValue.map(Unretained.init) }
  }
  private static var runningReference: Unretained<ViewGraph>?

  /// - Parameters:
  /// - clock: the time of frames; nil for real time.
  ///   - prepare: called before the content is made.
  init<Content: View>(
    textEngine: any TextEngine, surface: Surface, environment: EnvironmentValues, trace: TraceRecorder?,
    arrangement: RootArrangement, clock: (() -> Duration)?, prepare: (ViewGraph) -> Void, content: Content
  ) {
    RuntimeWarning.reportToRunningGraph = { Self.running?.warn($0, at: Evaluation.current) ?? false }
    frames = FrameClock(clock: clock)
    self.trace = trace
    observations.trace = trace
    self.textEngine = textEngine
    self.surface = surface
    var environment = environment
    surface.describe(in: &environment)
    Self.describe(textEngine, in: &environment)
    environment.surfaceAccess = surfaceAccess
    let direction = DirectionObserver()
    rootScope = EnvironmentScope(root: environment) { direction.graph?.directionDidChange() }
    direction.graph = self
    surfaceAccess.graph = self
    prepare(self)
    perform {
      root = RootNode(graph: self, scope: rootScope, arrangement)
      frames.whileUpdatingViews { root.mount(content) }
    }
    runFrame()
  }

  deinit {
    surfaceAccess.graph = nil
  }

  /// Writes the text engine and the image loader.
  private static func describe(_ textEngine: any TextEngine, in environment: inout EnvironmentValues) {
    environment.images.decoder = textEngine.bitmapDecoder
    environment.images.textEngine = textEngine
  }

  // MARK: What hosts do

  /// Gives the root a new value, as a parent's update would.
  package func update<Content: View>(_ content: Content) {
    perform { frames.whileUpdatingViews { root.update(content) } }
    runFrame()
  }

  /// Takes the tree down: everything disappears.
  package func unmount() {
    perform {
      root.unmount()
      animator.stopAll()
      observations.run(in: self)
      // Nothing will appear in the place of the pages.
      observations.runPageDisappearances()
      releases.run()
    }
  }

  package var isMounted: Bool { !root.isRemoved }

  package func setSurface(_ newSurface: Surface) {
    guard newSurface != surface else { return }
    surface = newSurface
    var environment = rootScope.values
    if newSurface.describe(in: &environment) { rootScope.setRoot(environment) }
    root.invalidateLayout()
    requestFrame()
  }

  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var environment = rootScope.values
    change(&environment)
    rootScope.setRoot(environment)
    requestFrame()
  }

  package var environment: EnvironmentValues { rootScope.values }

  /// Takes the environment of another graph, and keeps the values of this graph's own surface.
  package func adoptEnvironment(_ values: EnvironmentValues) {
    var environment = values
    surface.describe(in: &environment)
    Self.describe(textEngine, in: &environment)
    environment.surfaceAccess = rootScope.values.surfaceAccess
    services.existing(ColorSchemePreferences.self)?.adopt(&environment)
    rootScope.setRoot(environment)
    requestFrame()
  }

  /// Runs user code in the name of this graph.
  package func perform<Result>(_ body: () -> Result) -> Result {
    MainActor.assertIsolated("A view graph is used on a thread that is not the main actor's.")
    let outer = ViewGraph.running
    ViewGraph.running = self
    defer { ViewGraph.running = outer }
    return body()
  }

  /// Runs a user action now, or right after the current update of views.
  func runWhenUpdated(_ action: @escaping () -> Void) {
    guard frames.isUpdatingViews else { return perform(action) }
    observations.addDelivery(action)
    requestFrame()
  }

  /// Runs an action when all changes until now are shown, in the frame that shows them: what it changes is seen after them.
  package func runWhenShown(_ action: @escaping @MainActor () -> Void) {
    observations.addDelivery { [weak self] in
      guard let self, updates.hasWork else { return action() }
      runWhenShown(action)
    }
    requestFrame()
  }

  // MARK: What nodes report

  func enqueueDirty(_ node: EvaluatingNode) {
    if node.waitsForLayout {
      node.cast(to: LayoutContentNode.self).wait()
    } else {
      updates.insert(node)
    }
    requestFrame()
  }

  /// Something that `node` read changed: it is evaluated with the current transaction.
  func invalidate(_ node: EvaluatingNode, because cause: InvalidationCause) {
    node.noteCause(record(cause))
    switch cause {
    case .observation: node.noteChange { $0.noteObservedChange() }
    case .object(_, let source): node.noteChange(of: source)
    case .focusedValues: break
    }
    updates.transactions.add(node, transaction: Transaction.current)
    if case .object(_, let source) = cause, source is FollowedObject { updates.transactions.animate(node) }
    requestFrame()
  }

  /// Keeps a removed node until the end of the frame; then all are released without recursion.
  func retire(_ node: ViewNode) {
    releases.insert(node)
    #if DEBUG
      checks.treeDidChange = true
    #endif
  }

  // MARK: Warnings

  package var warnings: [String] { warningLog.lines }

  /// Called with each new warning.
  package var onWarning: ((String) -> Void)? {
    get { warningLog.onWarning }
    set { warningLog.onWarning = newValue }
  }

  /// Reports a warning once for each place.
  @discardableResult
  package func warn(
    _ warning: RuntimeWarning, at node: ViewNode? = nil, callSite: @autoclosure () -> String? = CallSite.ofWarning
  ) -> Bool {
    let place = node.map { " (\($0.viewPath))" } ?? ""
    guard let line = warningLog.add(warning, place: place, callSite: callSite) else { return true }
    _ = recordChange(.warning) { line }
    onWarning?(line)
    RuntimeWarning.say(line)
    return true
  }

  package func resetWarnings() {
    warningLog.reset()
  }
}

/// Leads from the environment back to its graph without retaining it.
@MainActor
private final class DirectionObserver {
  // The graph owns the scopes that call, so it is there when they do.
  var graph: ViewGraph? {
    get { graphReference?.wrappedValue }
    set { graphReference = newValue.map(Unretained.init) }
  }
  private var graphReference: Unretained<ViewGraph>?
}
