import SwiftUI
import SwiftUITesting
import Testing

struct ResolvedHDRTests {
  private let environment = EnvironmentValues()

  @Test("J329: exposure doubles the light of a color with each stop")
  func exposure() {
    let gray = Color(.sRGBLinear, red: 0.25, green: 0.25, blue: 0.125)
    let color = gray.exposureAdjust(1).resolveHDR(in: environment)
    #expect(abs(color.linearRed - 0.5) < 1e-3)
    #expect(abs(color.linearBlue - 0.25) < 1e-3)
    #expect(gray.exposureAdjust(4).resolveHDR(in: environment).linearRed > 3.9)
    #expect(abs(gray.exposureAdjust(-1).resolve(in: environment).linearRed - 0.125) < 1e-3)
    #expect(gray.exposureAdjust(.nan) == gray)
    #expect(gray.exposureAdjust(.infinity) == gray)
    #expect(gray.exposureAdjust(1e9).resolve(in: environment).red.isFinite)
  }

  @Test("J329: a color tells how bright its picture gets; less than white is white")
  func headroom() {
    #expect(Color.red.resolveHDR(in: environment).headroom == nil)
    #expect(Color.red.headroom(4).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(0.5).resolveHDR(in: environment).headroom == 1)
    #expect(Color.red.headroom(.nan).resolveHDR(in: environment).headroom == 1)
    #expect(Color.red.headroom(4).headroom(nil) == .red)
    #expect(Color.red.headroom(4).exposureAdjust(1).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(4).resolve(in: environment) == Color.red.resolve(in: environment))
    var numbers = Color.ResolvedHDR(red: 1.5, green: .nan, blue: 0, headroom: 2)
    numbers.linearBlue = 1
    #expect(numbers.green == 0 && abs(numbers.blue - 1) < 1e-4 && numbers.opacity == 1)
    #expect(Color(numbers).resolveHDR(in: environment) == numbers)
  }
}
