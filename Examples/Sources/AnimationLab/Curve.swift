import SwiftUI

/// The animations of the lab.
enum Curve: String, CaseIterable, Identifiable {
  case linear = "Linear"
  case easeIn = "Ease in"
  case easeOut = "Ease out"
  case easeInOut = "Ease in and out"
  case smooth = "Smooth"
  case snappy = "Snappy"
  case bouncy = "Bouncy"

  var id: Self { self }

  var animation: Animation {
    switch self {
    case .linear: .linear(duration: 1)
    case .easeIn: .easeIn(duration: 1)
    case .easeOut: .easeOut(duration: 1)
    case .easeInOut: .easeInOut(duration: 1)
    case .smooth: .smooth(duration: 1)
    case .snappy: .snappy(duration: 1)
    case .bouncy: .bouncy(duration: 1)
    }
  }

  /// How far the animation is after a part of a second.
  func value(at time: Double) -> Double {
    switch self {
    case .linear: UnitCurve.linear.value(at: time)
    case .easeIn: UnitCurve.easeIn.value(at: time)
    case .easeOut: UnitCurve.easeOut.value(at: time)
    case .easeInOut: UnitCurve.easeInOut.value(at: time)
    case .smooth: Spring.smooth(duration: 1).value(target: 1, time: time)
    case .snappy: Spring.snappy(duration: 1).value(target: 1, time: time)
    case .bouncy: Spring.bouncy(duration: 1).value(target: 1, time: time)
    }
  }
}
