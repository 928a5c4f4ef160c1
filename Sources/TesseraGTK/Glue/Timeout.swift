#if Windows
import CGTK

/// Runs actions later on the main loop.
@MainActor
enum Timeout {
  private final class Action {
    let run: @MainActor () -> Void

    init(_ run: @escaping @MainActor () -> Void) {
      self.run = run
    }
  }

  /// Runs `action` once after a time.
  static func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) {
    let milliseconds =
      delay.components.seconds * 1000 + (delay.components.attoseconds + 999_999_999_999_999)
      / 1_000_000_000_000_000
    add(Action(action)) { run, data, release in
      g_timeout_add_full(MainLoop.priority, guint(clamping: max(0, milliseconds)), run, data, release)
    }
  }

  /// Runs `action` once, before the next picture is drawn.
  static func soon(_ action: @escaping @MainActor () -> Void) {
    add(Action(action)) { run, data, release in
      g_idle_add_full(MainLoop.priority - 1, run, data, release)
    }
  }

  private static func add(_ action: Action, to loop: (GSourceFunc, gpointer, GDestroyNotify) -> guint) {
    _ = loop(
      { data in
        MainActor.assumeIsolated { Signals.target(data, as: Action.self)?.run() }
        return gboolean(false)
      }, Unmanaged.passRetained(action).toOpaque(),
      { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }
}
#endif
