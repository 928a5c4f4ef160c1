import Foundation
import SwiftUI

/// When an animation runs (J88).
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds: 0 for at once; for one that is added to a layer as `CACurrentMediaTime()` counts, for one in
  /// a group from the beginning of that.
  var beginTime: CFTimeInterval { get set }

  /// How long it takes, in seconds; 0 for as long as changes of the transaction do, which is 0.25.
  var duration: CFTimeInterval { get set }

  /// How fast it runs. What is not a positive number counts as 1.
  var speed: Float { get set }

  /// Where in itself it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// How often it runs; 0 for once, infinity for without an end.
  var repeatCount: Float { get set }

  /// How long it is repeated, in seconds; 0 to leave that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether it runs backward each time after it ran forward.
  var autoreverses: Bool { get set }

  /// What is shown before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown before and after an animation.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value of the animation afterward.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value of the animation before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var goesOn: Bool { self == .forwards || self == .both }
  var beginsEarly: Bool { self == .backwards || self == .both }
}
