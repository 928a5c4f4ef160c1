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
  let graph: ViewGraph
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
    graph = ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: CGSize(width: width, height: height), scale: scale),
      environment: EnvironmentValues(), clock: { clock.now }, content: content())
  }

  /// Gives the root a new value, as a parent's update would, and runs a frame. Identity is kept.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    graph.update(content())
  }

  /// Runs user code in the name of this host, then the frame that it calls for, if any.
  public func perform(_ action: () -> Void) {
    graph.perform(action)
    if graph.needsFrame { graph.runFrame() }
  }

  /// Presses and releases the pointer at a point of the surface, with a frame after each.
  public func tap(at point: CGPoint) {
    perform { graph.pointer.pressDown(at: point) }
    perform { graph.pointer.release() }
  }

  /// Taps the middle of the first element whose visible text or accessibility label is `label`.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func tap(_ label: String) -> Bool {
    guard let frame = Self.first(label, in: graph.semantics())?.frame else { return false }
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
    graph.unmount()
  }

  /// The time of the last frame, by the clock of animations.
  public var frameTime: Duration { graph.frameTime }

  /// Runs a frame that shows what moves as it is at a time, which must not be before that of the last frame.
  public func runFrame(at time: Duration) {
    clock.now = max(clock.now, time)
    graph.runFrame(at: time)
  }

  /// Whether a frame would do anything.
  public var needsFrame: Bool { graph.needsFrame }

  /// The size that the content takes when it is offered the surface, in points.
  public var contentSize: CGSize {
    graph.perform { graph.root.measureContent(LayoutProposal(graph.surface.safeRect.size)) }
  }

  /// Runs `action` and counts what the engine does meanwhile. Counting itself takes time and memory.
  public func counting(_ action: () -> Void) -> UpdateCounts {
    let recorder = TraceRecorder(detail: .counts)
    let outer = graph.trace
    graph.trace = recorder
    defer { graph.trace = outer }
    action()
    return UpdateCounts(
      frames: recorder.frames, bodies: recorder.totalBodies, layouts: recorder.layouts, draws: recorder.draws)
  }

  /// Records from now on what happens and why, in every detail, as `TESSERA_TRACE` does.
  public func startRecording() -> HeadlessRecording {
    let recorder = TraceRecorder(detail: .everything)
    graph.trace = recorder
    return HeadlessRecording(recorder)
  }
}
