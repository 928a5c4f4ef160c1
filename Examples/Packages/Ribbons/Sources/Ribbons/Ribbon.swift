import SwiftUI

/// A band with a notch at its end, such as the tail of a kite is made of.
public struct Ribbon: Shape {
  /// How deep the notch is, as a part of the height.
  public var notch: Double

  public init(notch: Double = 0.5) {
    self.notch = notch
  }

  public var animatableData: Double {
    get { notch }
    set { notch = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let depth = rect.height * notch.clamped(to: 0...1)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - depth, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
