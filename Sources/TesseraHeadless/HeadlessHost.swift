import Foundation
import TesseraCore
import TesseraPaint

/// A view mounted without a window, for tools of this repository: laid out and updated, but not painted.
///
/// It runs the frames that a window would run. Nothing is recorded unless it is requested, so that what
/// is timed is the engine alone.
@_spi(TesseraTools)
@MainActor
public final class HeadlessHost {
  let host: GraphHost
  /// Time stands still until it is advanced.
  private let clock: StillClock

  private final class StillClock {
    var now = Duration.zero
  }

  /// Mounts `content` on a surface of the given size, in points, and runs the first frame.
  ///
  /// Sizes that are no numbers, negative or infinite count as 0; such a scale, or one of 0, counts as 1.
  public init<Content: View>(
    width: CGFloat = 800, height: CGFloat = 600, scale: CGFloat = 1, @ViewBuilder content: () -> Content
  ) {
    let clock = StillClock()
    self.clock = clock
    host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: width, height: height), scale: scale),
      clock: HostClock(now: { clock.now }), content: content())
  }

  /// Gives the root a new value, as a parent's update would, and runs a frame. Identity is kept.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    host.update(content())
  }

  /// Runs user code in the name of this host, then the frame that it calls for, if any.
  public func perform(_ action: () -> Void) {
    host.perform("action", action)
  }

  /// Presses and releases the pointer at a point of the surface, with a frame after each.
  public func tap(at point: CGPoint) {
    host.perform("press") { host.graph.pointer.pressDown(at: point) }
    host.perform("release") { host.graph.pointer.release() }
  }

  /// Moves the pointer to a point of the surface without pressing, and runs the frame that this calls for.
  public func hover(at point: CGPoint) {
    host.perform("hover") { host.graph.hover.move(to: point) }
  }

  /// Taps the middle of the first element whose visible text or accessibility label is `label`.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func tap(_ label: String) -> Bool {
    guard let frame = Self.first(label, in: host.graph.semantics())?.frame else { return false }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  private static func first(_ label: String, in elements: [SemanticsElement]) -> SemanticsElement? {
    for element in elements {
      if element.label == label { return element }
      if let inner = first(label, in: element.children) { return inner }
    }
    return nil
  }

  /// Takes the view down: everything disappears and its tasks are cancelled.
  public func unmount() {
    host.unmount()
  }

  /// The time of the last frame, by the clock of animations.
  public var frameTime: Duration { host.graph.frameTime }

  /// Runs the frame of a time, which must not be before that of the last frame.
  public func runFrame(at time: Duration) {
    clock.now = max(clock.now, time)
    host.runFrame()
  }

  /// Whether a frame would do anything.
  public var needsFrame: Bool { host.needsFrame }

  /// The size that the content takes when it is offered the surface, in points.
  public var contentSize: CGSize { host.measure(LayoutProposal(host.surface.safeRect.size)) }

  /// Runs `action` and counts what the engine does meanwhile. Counting itself takes time and memory.
  public func counting(_ action: () -> Void) -> UpdateCounts {
    let recorder = TraceRecorder(detail: .counts)
    let outer = host.trace
    host.trace = recorder
    defer { host.trace = outer }
    action()
    return UpdateCounts(
      frames: recorder.frames, bodies: recorder.totalBodies, layouts: recorder.layouts, draws: recorder.draws)
  }

  /// Records from now on what happens and why, in every detail, as `TESSERA_TRACE` does.
  public func startRecording() -> HeadlessRecording {
    let recorder = TraceRecorder(detail: .everything)
    host.trace = recorder
    return HeadlessRecording(recorder)
  }
}
