import Foundation
import SwiftUI
import TesseraCore

/// The animations of a layer (J88).
@MainActor
final class LayerAnimations {
  /// One of them.
  private struct Running {
    let key: String
    let animation: CAAnimation
    /// How long after its first frame it begins, in seconds.
    let delay: Double
    let group: CompletionGroup?
    var start: Date?
    var hasBegun = false
    var isOver = false
  }

  private weak var layer: CALayer?
  private var running: [Running] = []
  /// Values that the class of the layer shows itself.
  private(set) var own: [String: AnimatedValue] = [:]
  private var count = 0

  init(_ layer: CALayer) {
    self.layer = layer
  }

  var keys: [String] { running.map(\.key) }

  func animation(_ key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, _ key: String?) {
    count += 1
    let key = key ?? "\u{0}\(count)"
    remove(key)
    let copy = animation.copied()
    // Without a duration of its own it takes that of the transaction in which it was added.
    copy.duration = animation.length
    let begin = animation.beginTime
    let delay = begin > 0 && begin.isFinite ? max(0, begin - CACurrentMediaTime()) : 0
    running.append(Running(key: key, animation: copy, delay: delay, group: CATransaction.enterCompletionGroup()))
    follow()
  }

  func remove(_ key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let removed = running.remove(at: index)
    show(nil)
    follow()
    if !removed.isOver { end(removed, finished: false) }
  }

  func removeAll() {
    for key in keys { remove(key) }
  }

  private func end(_ running: Running, finished: Bool) {
    running.animation.delegate?.animationDidStop(running.animation, finished: finished)
    running.group?.leave()
  }

  /// Has the layer's frames told while something moves.
  private func follow() {
    guard running.contains(where: { !$0.isOver }) else {
      layer?.model.ticker = nil
      return
    }
    layer?.model.ticker = { [weak self] date in self?.tick(date) }
  }

  /// A frame of the layer is made.
  private func tick(_ date: Date) {
    for index in running.indices {
      if running[index].start == nil { running[index].start = date }
      guard !running[index].hasBegun, time(running[index], date) >= 0 else { continue }
      running[index].hasBegun = true
      running[index].animation.delegate?.animationDidStart(running[index].animation)
    }
    var over: [Running] = []
    for index in running.indices where !running[index].isOver {
      // Copies of the layer that are late have to come to the end, too.
      guard time(running[index], date) >= running[index].animation.activeDuration + lag else { continue }
      running[index].isOver = true
      over.append(running[index])
    }
    running.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    show(date)
    follow()
    for running in over { end(running, finished: true) }
  }

  /// How long an animation runs, in seconds; nil if there is none of the name, or if it has not begun.
  func elapsed(_ key: String) -> Double? {
    guard let running = running.first(where: { $0.key == key }), let start = running.start, let lastDate else {
      return nil
    }
    return max(0, lastDate.timeIntervalSince(start) - running.delay)
  }

  private func time(_ running: Running, _ date: Date) -> Double {
    date.timeIntervalSince(running.start ?? date) - running.delay
  }

  /// How late the last copy of the layer is, in seconds.
  private var lag: Double {
    guard let layer else { return 0 }
    return sequence(first: layer) { $0.superlayer }.dropFirst().reduce(0) { $0 + ($1.instances.last?.delay ?? 0) }
  }

  /// What a copy of the layer shows that is late.
  ///
  /// - Parameter delay: in seconds.
  func presentation(before delay: Double) -> LayerPresentation? {
    guard let layer, let date = lastDate?.addingTimeInterval(-delay), !running.isEmpty else { return nil }
    var look = LayerLook(layer)
    for running in running { running.animation.apply(at: time(running, date), to: &look) }
    return look.presentation
  }

  private var lastDate: Date?

  /// Shows what there is to be seen at a moment; nil for the one before.
  private func show(_ date: Date?) {
    guard let layer else { return }
    let date = date ?? lastDate
    lastDate = date
    let hadOwn = !own.isEmpty
    guard let date, !running.isEmpty else {
      own = [:]
      layer.model.presentation = nil
      if hadOwn { layer.showContent() }
      return
    }
    var look = LayerLook(layer)
    for running in running { running.animation.apply(at: time(running, date), to: &look) }
    own = look.own
    layer.model.presentation = look.presentation
    if hadOwn || !own.isEmpty { layer.showContent() }
  }
}
