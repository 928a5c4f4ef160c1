import SwiftUI
import Testing

@testable import Ribbons

@Test(arguments: [(-1.0, 100.0), (0.5, 90.0), (7.0, 80.0), (.nan, 100.0)])
func notchStaysInTheRibbon(notch: Double, middle: Double) {
  let path = Ribbon(notch: notch).path(in: CGRect(x: 0, y: 0, width: 100, height: 20))
  #expect(path.contains(CGPoint(x: middle - 1, y: 10)))
  #expect(!path.contains(CGPoint(x: middle + 1, y: 10)))
}
