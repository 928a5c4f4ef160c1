import Foundation
import SwiftUI
import TesseraCore

/// Changes of layers that are shown together.
///
/// What layers without views become between `begin()` and `commit()` is animated. Outside of it, they change at once.
@MainActor @preconcurrency
public final class CATransaction {
  private struct Frame {
    var duration = 0.25
    var timing = Animation.TimingCurve.easeInOut
    var disablesActions = false
    var completion: (() -> Void)?
    var models: [LayerModel] = []
    /// What calls `completion`, if animations were added.
    var group: CompletionGroup?
  }

  private static var frames: [Frame] = []

  private init() {}

  /// Begins a group of changes.
  public static func begin() {
    frames.append(Frame())
    LayerModel.collector = { model in frames[frames.count - 1].models.append(model) }
  }

  /// Shows the changes since `begin()`; does nothing without one.
  public static func commit() {
    guard let frame = frames.popLast() else { return }
    if frames.isEmpty { LayerModel.collector = nil }
    frame.group?.completion = frame.completion
    let complete = { frame.group.map { $0.leave() } ?? frame.completion?() }
    guard !frame.disablesActions, frame.duration > 0, frame.duration.isFinite, !frame.models.isEmpty else {
      for model in frame.models { model.followed.didChange() }
      complete()
      return
    }
    let animation = frame.timing.animation(duration: frame.duration)
    withAnimation(animation) {
      for model in frame.models { model.followed.didChange() }
    } completion: {
      complete()
    }
  }

  /// What an animation that is added now belongs to; nil outside of groups of changes.
  static func enterCompletionGroup() -> CompletionGroup? {
    guard !frames.isEmpty else { return nil }
    let group = frames[frames.count - 1].group ?? CompletionGroup()
    frames[frames.count - 1].group = group
    group.enter()
    return group
  }

  /// Shows what changed so far. Changes are always shown with the next frame here.
  public static func flush() {}

  /// How long the changes of this group take, in seconds; 0.25 unless it was chosen.
  public static func animationDuration() -> CFTimeInterval {
    guard let duration = frames.last?.duration, duration > 0, duration.isFinite else { return 0.25 }
    return duration
  }

  /// Chooses how long the changes of this group take, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  /// Chooses how the changes of this group begin and end.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timing = function?.curve ?? .easeInOut }
  }

  /// Whether the changes of this group are shown at once.
  public static func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Chooses what is called when the changes of this group are shown.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  private static func change(_ change: (inout Frame) -> Void) {
    guard !frames.isEmpty else { return }
    change(&frames[frames.count - 1])
  }
}

/// How an animation begins and ends.
nonisolated public final class CAMediaTimingFunction: Sendable {
  let curve: Animation.TimingCurve

  /// How far an animation came.
  ///
  /// - Parameter progress: the share of its time that is over, from 0 to 1.
  func value(at progress: Double) -> Double { curve.unitCurve.value(at: progress) }

  /// An animation that begins and ends so.
  ///
  /// - Parameter duration: in seconds.
  package func animation(duration: Double) -> Animation { curve.animation(duration: duration) }

  /// One of the known functions.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      default: .easeInOut
      }
  }

  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .curve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}

/// The name of a way to begin and end.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// It begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// It ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// It begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does it.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension Animation {
  /// How an animation of a fixed duration begins and ends.
  nonisolated enum TimingCurve: Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case curve(Double, Double, Double, Double)

    var unitCurve: UnitCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      case .curve(let x1, let y1, let x2, let y2):
        .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      }
    }

    func animation(duration: Double) -> Animation {
      switch self {
      case .linear: .linear(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .easeInOut: .easeInOut(duration: duration)
      case .curve(let x1, let y1, let x2, let y2): .timingCurve(x1, y1, x2, y2, duration: duration)
      }
    }
  }
}
