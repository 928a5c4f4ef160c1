#if Windows
import CGTK
import Dispatch
import Foundation
import TesseraCore

/// GLib's main loop, which also serves Swift's main actor, the main dispatch queue and Foundation's timers.
@MainActor
enum MainLoop {
  /// The same as drawing has: with a higher priority, a flood of tasks would leave no time to draw; with a lower one,
  /// drawing would leave none for tasks.
  static let priority = GDK_PRIORITY_REDRAW

  private static let loop = g_main_loop_new(nil, gboolean(false))

  /// Runs until `quit()` is called.
  static func run() {
    serveMainQueue()
    RunLoopSource.attach()
    ModalLoop.run = { isOver in
      while !isOver(), g_main_loop_is_running(loop) != 0 { g_main_context_iteration(nil, gboolean(true)) }
    }
    g_main_loop_run(loop)
  }

  static func quit() {
    g_main_loop_quit(loop)
  }

  /// The main queue signals work, including tasks of the main actor, through a file descriptor.
  private static func serveMainQueue() {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    guard let source = g_unix_fd_source_new(descriptor, G_IO_IN) else { return }
    g_source_set_priority(source, priority)
    let serve: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { descriptor, _, _ in
      // Until it is read, the loop wakes up again and again.
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
      return gboolean(true)
    }
    Signals.setCallback(of: source, serve, target: nil)
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}

/// Serves Foundation's main run loop, which has the timers, without asking it again and again.
///
/// Whenever something else ran, and could have made a timer, the run loop is served once; it says when its next timer
/// is due, and GLib sleeps until then.
@MainActor
private enum RunLoopSource {
  private static var wasServed = false
  private static var nextDate: Date?

  static func attach() {
    guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else { return }
    g_source_set_priority(source, MainLoop.priority)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// GLib keeps the address as long as the source lives, which is forever.
  private static let functions = makeFunctions()

  private static func makeFunctions() -> UnsafeMutablePointer<GSourceFuncs> {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      MainActor.assumeIsolated {
        guard RunLoopSource.wasServed else { return gboolean(true) }
        RunLoopSource.wasServed = false
        let waitingTime = RunLoopSource.timeToWait
        timeout?.pointee = waitingTime
        return gboolean(waitingTime == 0)
      }
    }
    functions.pointee.check = { _ in MainActor.assumeIsolated { gboolean(RunLoopSource.timeToWait == 0) } }
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated {
        RunLoopSource.wasServed = true
        RunLoopSource.nextDate = RunLoop.main.limitDate(forMode: .default)
        return gboolean(true)
      }
    }
    return functions
  }

  /// Milliseconds until the next timer is due; -1 if there is none.
  private static var timeToWait: gint {
    guard let nextDate, nextDate < .distantFuture else { return -1 }
    let longest = 1_000_000.0
    return gint((max(0, min(nextDate.timeIntervalSinceNow, longest)) * 1000).rounded(.up))
  }
}
#endif
