#if Windows
import CGTK
import TesseraCore

/// The time of a window: that of GTK's frame clock, since the window's first frame.
///
/// The frame clock goes by the system's monotonic clock, and stands still while a frame is made. What the user does
/// happened at a moment between two frames, which its event tells: gestures get that moment, on the same clock.
@MainActor
final class WindowClock {
  /// Provides the frame clock; nil once the window is closed.
  private var canvas: UnsafeMutablePointer<GtkWidget>?
  private var beginning: Duration?
  private var stamps = EventStamps()
  /// When the event happened that is being received.
  private var eventTime: Duration?
  /// The moment for which user code runs; nil outside of actions.
  private var actionTime: Duration?
  /// The latest moment of an action: none is before it.
  private var latestAction = Duration.zero

  init(_ canvas: UnsafeMutablePointer<GtkWidget>) {
    self.canvas = canvas
  }

  /// The clock no longer asks the canvas.
  func windowDidClose() {
    canvas = nil
  }

  var ofHost: HostClock {
    HostClock(
      now: { self.now },
      later: { delay, action in
        Timeout.schedule(after: delay) { self.perform { action() } }
      })
  }

  // MARK: Reading

  /// The moment of the action that runs, otherwise that of the frame.
  private var now: Duration { actionTime ?? frameTime }

  /// The time of the current frame; between two frames, about that of the next one.
  private var frameTime: Duration {
    guard let canvas, let clock = gtk_widget_get_frame_clock(canvas) else { return realTime }
    return sinceBeginning(.microseconds(gdk_frame_clock_get_frame_time(clock)))
  }

  private var realTime: Duration { sinceBeginning(Self.monotonic) }

  /// However long the views take to be made, the first frame is at zero.
  private func sinceBeginning(_ time: Duration) -> Duration {
    let start = beginning ?? time
    beginning = start
    return time - start
  }

  /// The system's monotonic clock, for everything but motion.
  static var monotonic: Duration { .microseconds(g_get_monotonic_time()) }

  // MARK: What the user does

  /// Receives an event: the actions that follow from it happen at its moment.
  ///
  /// - Parameter stamp: the event's time as GDK tells it; 0 if it has none.
  func receive<Result>(eventOf stamp: guint32, _ body: () -> Result) -> Result {
    let outer = eventTime
    eventTime = stamps.time(of: stamp, arrivingAt: realTime)
    defer { eventTime = outer }
    return body()
  }

  /// Runs user code at the moment of its event, or now if it has none.
  func perform(_ action: () -> Void) {
    let outer = actionTime
    latestAction = max(latestAction, eventTime ?? realTime)
    actionTime = latestAction
    defer { actionTime = outer }
    action()
  }
}
#endif
