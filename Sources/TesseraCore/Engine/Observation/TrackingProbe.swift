import Foundation
import Observation
import Synchronization

/// Tells whether Swift's own observation notes reads now, so that nothing has to be made for reads that it does not note.
///
/// The module has no question for that. But what it notes it has to remember: a path that one place holds is held by two
/// then.
nonisolated final class TrackingProbe: Observable {
  private let registrar = ObservationRegistrar()
  @exclusivity(unchecked) private var path = makePath()
  @exclusivity(unchecked) private var number = 0

  /// Only the thread `home` uses it.
  private static let main = UncheckedSendable(TrackingProbe())
  /// The first thread of the program, once it has asked; 0 until then.
  private static let home = Atomic<pthread_t>(0)

  /// Whether a `withObservationTracking` or something like it may note what this thread reads. Always so on other threads
  /// than the first.
  static var isTracking: Bool {
    let thread = pthread_self()
    let home = home.load(ordering: .relaxed)
    if thread == home { return main.value.isNoting }
    // It takes time to find out whether this is the first thread.
    guard home == 0, Thread.isMainThread else { return true }
    Self.home.store(thread, ordering: .relaxed)
    return main.value.isNoting
  }

  private var isNoting: Bool {
    registrar.access(self, keyPath: path)
    if isKnownUniquelyReferenced(&path) { return false }
    // The one that was noted is held for as long as the observation lasts.
    path = Self.makePath(number)
    number &+= 1
    return true
  }

  /// A path of its own: one without values in it would be the same object each time.
  private static func makePath(_ number: Int = -1) -> KeyPath<TrackingProbe, Int> { \.[number] }

  private subscript(number: Int) -> Int { number }
}
