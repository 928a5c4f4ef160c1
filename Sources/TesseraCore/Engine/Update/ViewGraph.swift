import Foundation

/// The engine of one window, test or preview: the tree of nodes and its work queues.
///
/// There is no global state, so hundreds of graphs can exist side by side.
@MainActor
package final class ViewGraph {
  package let textEngine: any TextEngine
  package private(set) var root: RootNode!
  let rootScope: EnvironmentScope
  let transactions = TransactionQueue()
  let observations = ObservationQueue()
  let motion = Motion()
  let matchedGeometry = MatchedGeometry()
  var dirtyNodes = DepthQueue<EvaluatingNode>(order: .shallowestFirst)
  var dirtyLayouts = DepthQueue<LayoutNode>(order: .deepestFirst)
  /// Containers and lifecycle nodes below which the number or order of elements changed.
  var staleContainers = DepthQueue<ViewNode>(order: .shallowestFirst)
  #if DEBUG
    /// Whether nodes were inserted, removed or moved to other parents since the last check (`GraphCheck`).
    var treeDidChange = false
    /// How many frames are not checked, because the last check took long.
    var uncheckedFrames = 0
  #endif
  /// How many removed views are still shown.
  var departureCount = 0
  /// Whether there are views that can be covered and stay alive.
  var hasStages = false
  /// Whether a view sets an explicit guide for its sides or center, which is rare.
  var hasExplicitFrameGuides = false
  /// Whether a view changes the safe area (C111).
  var hasSafeAreaChanges = false
  /// Whether a view reads the titles of elements, as pickers do.
  var hasTitleReaders = false
  /// Whether a view shows some of its children and hides others (C92).
  var hasAlternatives = false
  private var colorSchemeWishes: [(node: ViewNode, colorScheme: ColorScheme)] = []
  /// The color scheme of the host, once a view prefers another one.
  private var systemColorScheme: ColorScheme?
  /// Content that is evaluated after the layout: first what depends on it, then what depends on preferences.
  var geometryContents = DepthQueue<LayoutContentNode>(order: .shallowestFirst)
  var preferenceContents = DepthQueue<LayoutContentNode>(order: .deepestFirst)
  /// How many nodes wait for the layout, including those that are not placed.
  var waitingContentCount = 0
  /// Dirty nodes below waiting content.
  var heldBackNodes: ContiguousArray<EvaluatingNode> = []
  /// Nodes whose position changed and that contain geometry observers.
  var movedNodes: ContiguousArray<LayoutNode> = []
  var geometryPass: UInt32 = 0
  /// Nodes that have to check the preferences below them.
  var preferenceObservers: ContiguousArray<any PreferenceObserver> = []
  var staleDrawings: ContiguousArray<LayoutNode> = []
  private var retired: ContiguousArray<ViewNode> = []
  /// Views nested deeper are not built: a walk over them could exhaust the stack.
  package var maximumDepth = StackBudget.maximumDepth
  package private(set) var isRunningFrame = false
  /// Whether nodes are being made, evaluated or laid out: user actions wait until that is over.
  private(set) var isUpdatingViews = false
  private var hasRequestedFrame = false
  private(set) var frameNumber = 0
  /// Whether all nodes are to be asked again.
  var needsFullLayout = false
  /// The services of the floors above the engine.
  var services = GraphServices()
  /// The current time of this graph's frames, from an arbitrary start.
  private let clock: () -> Duration
  nonisolated private let surfaceAccess = SurfaceAccess()
  /// Called when something changed and a frame should be run soon.
  package var onFrameRequest: (() -> Void)?
  /// Called with each new warning.
  package var onWarning: ((String) -> Void)?
  /// Records what happens; nil costs nothing.
  package var trace: TraceRecorder? {
    didSet { observations.trace = trace }
  }
  /// Why bodies are about to run, for nodes of types that use `_printChanges()`.
  var bodyChanges: [ObjectIdentifier: BodyChanges] = [:]
  package private(set) var warnings: [String] = []
  private var reportedWarnings: Set<String> = []
  /// The size of the host's surface and the part of it that nothing covers.
  package private(set) var surface: Surface

  /// The graph whose frame or user code is running.
  /// Not a weak reference, which would make every use of the graph slower; it is set only while the graph runs.
  unowned(unsafe) package private(set) static var running: ViewGraph?

  /// - Parameters:
  /// - clock: the time of frames; nil for real time.
  ///   - prepare: called before the content is made.
  init<Content: View>(
    textEngine: any TextEngine, surface: Surface, environment: EnvironmentValues, trace: TraceRecorder?,
    arrangement: RootArrangement, clock: (() -> Duration)?, prepare: (ViewGraph) -> Void, content: Content
  ) {
    RuntimeWarning.reportToRunningGraph = { Self.running?.warn($0, at: Evaluation.current) ?? false }
    self.clock = clock ?? Self.stopwatch()
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
      updateViews { root.mount(content) }
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

  /// Real time since the first call: the first frame is always at zero, even if it takes long to make the tree.
  private static func stopwatch() -> () -> Duration {
    var start: ContinuousClock.Instant?
    return {
      let now = ContinuousClock.now
      let begin = start ?? now
      start = begin
      return now - begin
    }
  }

  // MARK: What hosts do

  /// Gives the root a new value, as a parent's update would.
  package func update<Content: View>(_ content: Content) {
    perform { updateViews { root.update(content) } }
    runFrame()
  }

  /// Takes the tree down: everything disappears.
  package func unmount() {
    perform {
      root.unmount()
      motion.stopAll()
      observe()
      // Nothing will appear in the place of the pages.
      observations.runPageDisappearances()
      releaseRetired()
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
    if systemColorScheme != nil {
      systemColorScheme = values.colorScheme
      environment.colorScheme = wishedColorScheme ?? values.colorScheme
    }
    rootScope.setRoot(environment)
    requestFrame()
  }

  /// The color scheme that views prefer: the one nearest the root decides.
  private var wishedColorScheme: ColorScheme? {
    colorSchemeWishes.min { $0.node.depth < $1.node.depth }?.colorScheme
  }

  /// Sets the color scheme that a view prefers for the surface; the one nearest the root decides. nil removes it.
  func setPreferredColorScheme(_ colorScheme: ColorScheme?, by node: ViewNode) {
    colorSchemeWishes.removeAll { $0.node === node }
    if let colorScheme { colorSchemeWishes.append((node, colorScheme)) }
    let systemScheme = systemColorScheme ?? rootScope.values.colorScheme
    systemColorScheme = systemScheme
    let wanted = wishedColorScheme ?? systemScheme
    if rootScope.values.colorScheme != wanted { setEnvironment { $0.colorScheme = wanted } }
  }

  /// Runs user code in the name of this graph.
  package func perform<Result>(_ body: () -> Result) -> Result {
    let outer = ViewGraph.running
    ViewGraph.running = self
    defer { ViewGraph.running = outer }
    return body()
  }

  /// Whether a frame would do anything.
  package var needsFrame: Bool {
    guard isMounted else { return false }
    if hasRequestedFrame || needsAnotherRound { return true }
    guard let next = nextFrameTime else { return false }
    let now = clock()
    return now > frameTime && now >= next
  }

  /// The time by the clock of frames.
  var clockTime: Duration { clock() }

  /// The time of the present frame.
  package private(set) var frameTime = Duration.zero

  /// When something moves next, so that a frame is due without a change of state; nil while nothing is animated.
  ///
  /// While anything is animated, this is the time of the present frame: the next one is due with the next refresh of
  /// the display. Otherwise it is the next time of a view with a schedule.
  package var nextFrameTime: Duration? {
    guard isMounted, let next = motion.nextTime else { return nil }
    return next <= motion.now ? frameTime : .saturating(seconds: next)
  }

  /// Whether an animation is running that will end by itself.
  package var isComingToRest: Bool { motion.isComingToRest }

  private func updateViews(_ body: () -> Void) {
    let outer = isUpdatingViews
    isUpdatingViews = true
    defer { isUpdatingViews = outer }
    body()
  }

  /// Runs a user action now, or right after the current update of views.
  func runWhenUpdated(_ action: @escaping () -> Void) {
    guard isUpdatingViews else { return perform(action) }
    observations.addDelivery(action)
    requestFrame()
  }

  // MARK: The frame

  /// How often changes made by actions of a frame may start another round of it (B11).
  private static let maximumRounds = 8

  /// Runs the phases of a frame now.
  package func runFrame() {
    runFrame(at: clock())
  }

  /// Runs the phases of a frame, always in the same order, until nothing is left to do.
  ///
  /// - Parameter time: the time of animations in the frame; of the same clock in all calls.
  package func runFrame(at time: Duration) {
    guard !isRunningFrame, isMounted else { return }
    isRunningFrame = true
    defer { isRunningFrame = false }
    hasRequestedFrame = false
    frameNumber += 1
    perform {
      guard let trace else { return makeFrame(at: time) }
      trace.recordFrame { makeFrame(at: time) }
    }
    for participant in services.participants { participant.frameDidEnd() }
    #if DEBUG
      checkAfterFrame()
    #endif
  }

  private func makeFrame(at time: Duration) {
    animate(to: time)
    var rounds = 0
    repeat {
      rounds += 1
      updateViews {
        update()
        layout()
        buildLayoutContents()
        for participant in services.participants { participant.layoutDidEnd() }
      }
      settleMotion()
      motion.endUpdate()
      for participant in services.participants { participant.settle() }
      observe()
    } while needsAnotherRound && rounds < Self.maximumRounds
    // Requests made in the meantime were served in this frame.
    hasRequestedFrame = false
    if needsAnotherRound {
      warn(.endlessUpdate(rounds: rounds), at: root)
      requestFrame()
    }
    draw()
    releaseRetired()
  }

  var needsAnotherRound: Bool { hasUpdatesDue || observations.hasPageDisappearances }

  /// Whether anything is to be done before the pages that were covered or replaced disappear.
  var hasUpdatesDue: Bool {
    !transactions.isEmpty || !dirtyNodes.isEmpty || !dirtyLayouts.isEmpty || !staleContainers.isEmpty
      || !observations.isEmpty || services.participants.contains { $0.hasWork }
      || !movedNodes.isEmpty || !geometryContents.isEmpty || !preferenceContents.isEmpty
      || !preferenceObservers.isEmpty || motion.hasFinishedListeners
  }

  /// Asks the host to run a frame soon.
  func requestFrame() {
    guard !hasRequestedFrame else { return }
    hasRequestedFrame = true
    trace?.frameWasRequested()
    if !isRunningFrame { onFrameRequest?() }
  }

  /// Phase 3: advances animations to a time. Changes that follow from that are not animated themselves.
  private func animate(to time: Duration) {
    frameTime = max(frameTime, time)
    updateViews {
      motion.step(to: frameTime.inSeconds) {
        bringUpToDate()
        layout()
      }
    }
  }

  /// Completes the animations that depend on the layout.
  private func settleMotion() {
    if matchedGeometry.needsOrder {
      updateViews {
        matchedGeometry.putInOrder()
        layout()
      }
    }
    motion.settlePins()
    motion.settleVelocities()
  }

  // MARK: What nodes report

  func enqueueDirty(_ node: EvaluatingNode) {
    if node.waitsForLayout {
      unsafeDowncast(node, to: LayoutContentNode.self).wait()
    } else {
      dirtyNodes.insert(node)
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
    transactions.add(node, transaction: Transaction.current)
    requestFrame()
  }

  /// Keeps a removed node until the end of the frame; then all are released without recursion.
  func retire(_ node: ViewNode) {
    retired.append(node)
    #if DEBUG
      treeDidChange = true
    #endif
  }

  var retiredCount: Int { retired.count }

  /// Nodes that were removed together release those that stay.
  func releaseLayoutChildren(from first: Int) {
    for index in first..<retired.count { retired[index].releaseLayoutChildren() }
  }

  private func releaseRetired() {
    // A node's children are all in the list behind it: no release goes deeper than one level.
    while !retired.isEmpty {
      let nodes = retired
      retired = []
      _ = consume nodes
    }
  }

  /// Reports a warning once for each place.
  @discardableResult
  package func warn(
    _ warning: RuntimeWarning, at node: ViewNode? = nil, callSite: @autoclosure () -> String? = CallSite.ofWarning
  ) -> Bool {
    let place = node.map { " (\($0.viewPath))" } ?? ""
    guard reportedWarnings.insert(warning.message + place).inserted else { return true }
    let line = warning.message + place + warning.describe(callSite())
    warnings.append(line)
    _ = recordChange(.warning) { line }
    onWarning?(line)
    RuntimeWarning.say(line)
    return true
  }

  package func resetWarnings() {
    warnings = []
    reportedWarnings = []
  }
}

/// Leads from the environment back to its graph without retaining it.
@MainActor
private final class DirectionObserver {
  // The graph owns the scopes that call, so it is there when they do.
  unowned(unsafe) var graph: ViewGraph?
}
