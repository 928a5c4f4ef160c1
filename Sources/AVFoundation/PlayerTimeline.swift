import CoreMedia
import Foundation
import TesseraCore

/// Calls those who follow a player's time, and ends items before their end. Nothing runs while the player stands.
@MainActor
final class PlayerTimeline {
  enum Schedule {
    /// Seconds of the item.
    case interval(Double)
    /// Seconds from the item's beginning, in order.
    case times([Double])
  }

  /// Ends with ``remove(_:)``.
  final class Observer {
    let schedule: Schedule
    let call: @MainActor (CMTime) -> Void
    /// The time that it heard of last.
    var last = 0.0

    init(_ schedule: Schedule, _ call: @escaping @MainActor (CMTime) -> Void) {
      self.schedule = schedule
      self.call = call
    }

    /// The next time that it wants to hear of.
    func next(after time: Double) -> Double? {
      switch schedule {
      case .interval(let interval): (((time + PlayerTimeline.tolerance) / interval).rounded(.down) + 1) * interval
      case .times(let times): times.first { $0 > time + PlayerTimeline.tolerance }
      }
    }
  }

  /// Seconds by which what is reached may be missed: clocks round to nanoseconds.
  nonisolated private static let tolerance = 1e-6
  /// Seconds between looks at a medium that is late.
  private static let shortestWait = 0.01

  private weak var player: AVPlayer?
  private var observers: [Observer] = []
  private var waiting: Task<Void, Never>?
  private var wasPlaying = false
  /// Whether the item ended before its end, and stands there.
  private var hasEnded = false

  init(_ player: AVPlayer) {
    self.player = player
  }

  isolated deinit {
    waiting?.cancel()
  }

  func add(_ schedule: Schedule, _ call: @escaping @MainActor (CMTime) -> Void) -> Observer {
    let observer = Observer(schedule, call)
    observer.last = position
    observers.append(observer)
    plan()
    return observer
  }

  func remove(_ observer: Observer) {
    observers.removeAll { $0 === observer }
    plan()
  }

  /// Calls at once where the code runs on the wanted queue, that is on the main one.
  nonisolated static func call(
    _ block: @escaping @Sendable (CMTime) -> Void, with time: CMTime, on queue: DispatchQueue?
  ) {
    // Each mention of the main queue is another object.
    guard let queue, queue.label != DispatchQueue.main.label else { return block(time) }
    queue.async { block(time) }
  }

  private var position: Double { player?.currentItem?.playback.position ?? 0 }
  private var isPlaying: Bool { player?.timeControlStatus == .playing }

  // MARK: Changes

  /// The player started, stopped or has another item.
  func timeDidChange() {
    if wasPlaying != isPlaying {
      wasPlaying = isPlaying
      tellPeriodic()
    }
    plan()
  }

  /// The item stands elsewhere.
  func timeDidJump() {
    for observer in observers { observer.last = position }
    tellPeriodic()
    plan()
  }

  func stop() {
    timeDidChange()
  }

  private func tellPeriodic() {
    let time = CMTime(mediaSeconds: position)
    for observer in observers {
      guard case .interval = observer.schedule else { continue }
      observer.last = position
      observer.call(time)
    }
  }

  // MARK: Waiting

  /// The next time at which something is to be done, in seconds of the item.
  private func next(after time: Double) -> Double? {
    var times = observers.compactMap { $0.next(after: min(time, $0.last)) }
    if let chosenEnd, !hasEnded { times.append(chosenEnd) }
    return times.min()
  }

  /// Where the item ends before its end, in seconds; nil if the program chose no such time.
  private var chosenEnd: Double? {
    guard let item = player?.currentItem, item.forwardPlaybackEndTime.isNumeric else { return nil }
    return item.end
  }

  private func plan() {
    waiting?.cancel()
    waiting = nil
    if let chosenEnd, position < chosenEnd - Self.tolerance { hasEnded = false }
    guard isPlaying, let rate = player?.rate, let next = next(after: position) else { return }
    // A bit too early is in time: a clock that rounds up would be late.
    let seconds = max(next - position - Self.tolerance / 2, 0) / Double(rate)
    // What is due already was missed by a medium that tells its time in steps.
    let delay = seconds > Self.tolerance ? seconds : Self.shortestWait
    waiting = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(delay))) != nil else { return }
      self?.look()
    }
  }

  private func look() {
    guard isPlaying else { return }
    let now = position
    for observer in observers {
      guard let due = observer.next(after: observer.last), due <= now + Self.tolerance else { continue }
      let time = due > now ? due : now
      observer.last = time
      observer.call(CMTime(mediaSeconds: abs(time - due) <= Self.tolerance ? due : time))
    }
    if let chosenEnd, !hasEnded, now >= chosenEnd - Self.tolerance, let player, let item = player.currentItem {
      hasEnded = true
      player.itemDidEnd(item)
    }
    plan()
  }
}
