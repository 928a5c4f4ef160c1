import Foundation
import SwiftUI
import TesseraCore

/// What changes of layers make of them that follow one another (J147).
@MainActor
final class KeyframeRecording {
  /// The one that is being made; nil for none.
  static var current: KeyframeRecording?

  private struct Keyframe {
    let start: Double
    let end: Double
    let changes: () -> Void
  }

  private var keyframes: [Keyframe] = []
  private var models: [ObjectIdentifier: KeyframeTrack] = [:]
  private var order: [ObjectIdentifier] = []

  /// Makes all changes, in the order of their times.
  ///
  /// - Parameter animations: adds keyframes. Its own changes take the whole time.
  init(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    record(from: 0, to: 1, animations)
    Self.current = outer
    let sorted = keyframes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, keyframe) in sorted { record(from: keyframe.start, to: keyframe.end, keyframe.changes) }
  }

  func add(start: Double, duration: Double, _ changes: @escaping () -> Void) {
    let start = start.isFinite ? min(max(start, 0), 1) : 0
    let duration = duration.isFinite ? max(duration, 0) : 0
    keyframes.append(Keyframe(start: start, end: min(1, start + duration), changes: changes))
  }

  /// Makes changes, and notes what they make of layers.
  private func record(from start: Double, to end: Double, _ changes: () -> Void) {
    let outer = LayerModel.recorder
    var changed: [ObjectIdentifier] = []
    LayerModel.recorder = { [unowned self] model in
      outer?(model)
      let id = ObjectIdentifier(model)
      if models[id] == nil, let track = KeyframeTrack(model) {
        models[id] = track
        order.append(id)
      }
      if !changed.contains(id) { changed.append(id) }
    }
    changes()
    LayerModel.recorder = outer
    for id in changed { models[id]?.note(from: start, to: end) }
  }

  /// The layers that changed and are shown.
  var tracks: [KeyframeTrack] { order.compactMap { models[$0] } }
}

/// What a layer is at times.
@MainActor
final class KeyframeTrack {
  /// What is animated of a layer.
  private struct Look {
    let position: CGPoint
    let size: CGSize
    let transform: CGAffineTransform
    let appearance: LayerAppearance

    @MainActor
    init(_ model: LayerModel) {
      position = model.position
      size = model.bounds.size
      transform = model.transform
      appearance = model.appearance
    }
  }

  let layer: CALayer
  private let model: LayerModel
  private var moments: [(time: Double, look: Look)]

  /// Begins with what the layer is; nil for one that is not that of a view in a window.
  init?(_ model: LayerModel) {
    guard let view = model.view, view.window != nil else { return nil }
    layer = view.layer
    self.model = model
    moments = [(0, Look(model))]
  }

  /// The size that the layer had.
  var startSize: CGSize { moments[0].look.size }

  /// The transform that the layer had.
  var startTransform: CGAffineTransform { moments[0].look.transform }

  /// The layer became what it is between two times.
  func note(from start: Double, to end: Double) {
    let last = moments[moments.count - 1]
    // A keyframe that begins before another one ends cuts that one short.
    if start > last.time { moments.append((start, last.look)) }
    moments.append((max(end, last.time), Look(model)))
  }

  /// The changes of properties that have several values.
  var animations: [CAKeyframeAnimation] {
    let end = Look(model)
    let all = moments + (moments[moments.count - 1].time < 1 ? [(1, end)] : [])
    let numbers: [(String, (Look) -> AnimatedValue)] = [
      ("position", { AnimatedValue($0.position) }),
      ("opacity", { AnimatedValue($0.appearance.opacity) }),
      ("cornerRadius", { AnimatedValue($0.appearance.cornerRadius) }),
      ("borderWidth", { AnimatedValue($0.appearance.borderWidth) }),
      ("shadowRadius", { AnimatedValue($0.appearance.shadowRadius) }),
      ("shadowOpacity", { AnimatedValue($0.appearance.shadowOpacity) }),
      ("backgroundColor", { AnimatedValue(UIColor($0.appearance.backgroundColor ?? .clear).cgColor) }),
      ("borderColor", { AnimatedValue(UIColor($0.appearance.borderColor).cgColor) }),
    ]
    var result = numbers.compactMap { key, value in
      animation(key, all.map(\.time), all.map { value($0.look) })
    }
    let transforms = Self.continuous(all.map { TransformParts(Self.shown($0.look, endingWith: end)) })
    let values = transforms.map { AnimatedValue(.transform, $0.figures) }
    if let turning = animation("transform", all.map(\.time), values) { result.append(turning) }
    return result
  }

  /// nil if the values are all the same.
  private func animation(_ key: String, _ times: [Double], _ values: [AnimatedValue]) -> CAKeyframeAnimation? {
    guard values.contains(where: { $0 != values[0] }) else { return nil }
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }

  /// The transform of a look; one of another size is the last one, stretched.
  private static func shown(_ look: Look, endingWith end: Look) -> CGAffineTransform {
    guard look.size != end.size, end.size.width > 0, end.size.height > 0 else { return look.transform }
    return CGAffineTransform(scaleX: look.size.width / end.size.width, y: look.size.height / end.size.height)
      .concatenating(look.transform)
  }

  /// Has each turn go on from the one before, by the shorter way.
  private static func continuous(_ parts: [TransformParts]) -> [TransformParts] {
    var result = parts
    for index in result.indices.dropFirst() {
      let turns = ((result[index - 1].figures[2] - result[index].figures[2]) / (2 * .pi)).rounded()
      result[index].figures[2] += turns * 2 * .pi
    }
    return result
  }
}
