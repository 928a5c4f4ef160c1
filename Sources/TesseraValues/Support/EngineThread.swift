import Dispatch
import Foundation

/// The thread of the engine: that of the main actor, which a program may run on another thread than the first.
///
/// Property wrappers may be used from any thread. What they do to the engine runs here.
@usableFromInline
nonisolated package enum EngineThread {
  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code may use the engine now.
  ///
  /// After an `async` main the main queue is served by another thread than the first one, so the queue is asked, too.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }

  /// Runs `action` now if this is the engine's thread, else soon on it.
  package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      unsafelyIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }

  /// Runs code of the main actor from a place that is known to be on it.
  ///
  /// `MainActor.assumeIsolated` would ask the runtime each time; the callers have just asked.
  @inlinable
  package static func unsafelyIsolated<Result>(_ action: @MainActor () -> Result) -> Result {
    typealias Plain = () -> Result
    // The types differ in the actor only, on whose thread this is.
    return withoutActuallyEscaping(action) { unsafeBitCast($0, to: Plain.self)() }
  }
}
