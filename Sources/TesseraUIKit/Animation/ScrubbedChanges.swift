import Foundation
import SwiftUI
import TesseraCore

/// Changes of views that are shown as far as a program says (J163). The views have their last values.
@MainActor
final class ScrubbedChanges {
  /// A movement that goes on by itself.
  private struct Run {
    let from: CGFloat
    let to: CGFloat
    let duration: TimeInterval
    let curve: (Double) -> Double
    let keys: [(CALayer, String)]
  }

  private let tracks: [KeyframeTrack]
  private var ownFraction: CGFloat = 0
  private var running: Run?
  private static var count = 0

  /// Shows the views as they were before changes that were made.
  init(_ capture: AnimationCapture) {
    tracks = capture.tracks
    show(0)
  }

  /// Makes the changes, and shows the views as they were.
  init(_ changes: [() -> Void]) {
    tracks = KeyframeRecording { for change in changes { change() } }.tracks
    show(0)
  }

  var isPaused: Bool { running == nil }

  /// How much of the way is over, from 0 to 1.
  var fraction: CGFloat {
    guard let running else { return ownFraction }
    let elapsed = running.keys.first.flatMap { layer, key in layer.ownAnimations?.elapsed(key) } ?? 0
    let share = elapsed / running.duration
    return running.from + (running.to - running.from) * CGFloat(running.curve(min(max(share, 0), 1)))
  }

  /// Shows a part of the way.
  func show(_ fraction: CGFloat) {
    stop()
    ownFraction = fraction
    for track in tracks { track.layer.model.presentation = track.look(at: fraction).presentation }
  }

  /// Stops where it is.
  func pause() {
    show(fraction)
  }

  private func stop() {
    let keys = running?.keys ?? []
    running = nil
    for (layer, key) in keys { layer.removeAnimation(forKey: key) }
  }

  /// Moves by itself to an end of the way.
  func run(
    to end: CGFloat, for duration: TimeInterval, along curve: @escaping (Double) -> Double,
    completion: @escaping () -> Void
  ) {
    let start = fraction
    stop()
    guard UIView.isPossible(duration), start != end, !tracks.isEmpty else {
      show(end)
      return completion()
    }
    Self.count += 1
    let group = CompletionGroup()
    var keys: [(CALayer, String)] = []
    for track in tracks {
      track.layer.model.presentation = nil
      for (index, animation) in track.steps(from: start, to: end, along: curve).enumerated() {
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.delegate = ScrubEnd(group)
        group.enter()
        let key = "\u{0}animator \(Self.count) \(index)"
        track.layer.add(animation, forKey: key)
        keys.append((track.layer, key))
      }
    }
    running = Run(from: start, to: end, duration: duration, curve: curve, keys: keys)
    group.completion = { [weak self] in
      guard let self, running != nil else { return }
      ownFraction = end
      show(end)
      completion()
    }
    group.leave()
  }

  /// Has the views become what is shown of a part of the way, and ends.
  func settle(at fraction: CGFloat) {
    stop()
    for track in tracks {
      if fraction < 1 { track.settle(at: fraction) }
      track.layer.model.presentation = nil
    }
  }
}

/// Tells a group that an animation ran to its end.
private final class ScrubEnd: CAAnimationDelegate {
  private let group: CompletionGroup

  init(_ group: CompletionGroup) {
    self.group = group
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { group.leave() }
  }
}

extension KeyframeTrack {
  /// What the layer shows at a part of the time of its keyframes.
  func look(at fraction: CGFloat) -> LayerLook {
    var look = LayerLook(layer)
    for animation in animations {
      animation.duration = 1
      animation.fillMode = .both
      animation.apply(at: min(max(Double(fraction), 0), 1), to: &look)
    }
    return look
  }

  /// How many steps a curve is shown with.
  private static let steps = 60

  /// The way from one part to another one, along a curve.
  func steps(from start: CGFloat, to end: CGFloat, along curve: (Double) -> Double) -> [CAKeyframeAnimation] {
    let shown = (0...Self.steps).map { step in
      let share = curve(Double(step) / Double(Self.steps))
      return look(at: start + (end - start) * CGFloat(share))
    }
    return animations.compactMap { animation in
      guard let key = animation.keyPath else { return nil }
      let result = CAKeyframeAnimation(keyPath: key)
      result.values = shown.compactMap { $0.value(for: key) }
      return result
    }
  }

  /// Gives the view the values that are shown at a part of the time.
  func settle(at fraction: CGFloat) {
    let look = look(at: fraction)
    guard let view = layer.model.view else { return }
    if fraction <= 0 { view.bounds.size = startSize }
    view.center = look.position
    view.transform = fraction <= 0 ? startTransform : look.transform
    layer.model.setAppearance(look.appearance)
  }
}
