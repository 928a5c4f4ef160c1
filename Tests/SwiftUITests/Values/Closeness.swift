import SwiftUI

extension Double {
  func isClose(to other: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Float {
  func isClose(to other: Float, within tolerance: Float = 1e-4) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension CGFloat {
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    origin.isClose(to: other.origin, within: tolerance) && size.width.isClose(to: other.width, within: tolerance)
      && size.height.isClose(to: other.height, within: tolerance)
  }
}
