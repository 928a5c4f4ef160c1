import Foundation
import SwiftUI

/// A change through several values (J88).
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the types that those of `CABasicAnimation` have.
  open var values: [Any]?

  /// A way that a point takes, in place of values.
  open var path: CGPath?

  /// When each value is reached, from 0 to 1; nil, or a wrong number of them, for equal distances.
  open var keyTimes: [NSNumber]?

  /// How the way from each value to the next one begins and ends.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// What lies between values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Whether what moves along a way turns with it. It has no effect here.
  open var rotationMode: CAAnimationRotationMode?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func value(at progress: Double, _ current: AnimatedValue) -> AnimatedValue? {
    let progress = timingFunction?.value(at: progress) ?? progress
    if let path { return pointOnPath(path, progress) }
    let values = (values ?? []).compactMap { AnimatedValue($0) }
    guard values.count > 1 else { return values.first }
    let times = times(values.count)
    let last = values.count - 1
    if calculationMode == .discrete { return values[times.lastIndex { $0 <= progress } ?? 0] }
    let index = min(last - 1, max(0, (times.lastIndex { $0 <= progress } ?? 0)))
    let length = times[index + 1] - times[index]
    let share = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    let functions = timingFunctions ?? []
    let eased = functions.indices.contains(index) ? functions[index].value(at: share) : share
    return values[index].mixed(with: values[index + 1], by: eased)
  }

  private func times(_ count: Int) -> [Double] {
    let given = (keyTimes ?? []).map(\.doubleValue)
    if given.count == count, zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 }) { return given }
    let steps = calculationMode == .discrete ? count : count - 1
    return (0..<count).map { Double($0) / Double(max(1, steps)) }
  }

  private func pointOnPath(_ path: CGPath, _ progress: Double) -> AnimatedValue? {
    let way = Path(path)
    guard let point = way.trimmedPath(from: 0, to: max(progress, 0.0001)).currentPoint else { return nil }
    return AnimatedValue(point)
  }
}

/// What lies between the values of an animation.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What lies between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// What lies between them, at one speed. It is as `linear` here.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve. It is as `linear` here.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, at one speed. It is as `linear` here.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a way turns with it.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, and shows its other side.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
