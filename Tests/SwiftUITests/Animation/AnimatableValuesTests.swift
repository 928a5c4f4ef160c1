import Foundation
import SwiftUITesting
import Testing

/// Quantities that are animated together.
@MainActor
struct AnimatableValuesTests {
  @Test("AnimatableValues adds, scales and compares each of its values")
  func arithmetic() {
    let first = AnimatableValues(1.0, CGFloat(2), Float(3))
    let second = AnimatableValues(4.0, CGFloat(5), Float(6))
    #expect((first + second).value == (5.0, CGFloat(7), Float(9)))
    #expect((second - first).value == (3.0, CGFloat(3), Float(3)))
    #expect(first.scaled(by: 2).value == (2.0, CGFloat(4), Float(6)))
    #expect(first.magnitudeSquared == 14)
    #expect(first != second && first == AnimatableValues(1.0, CGFloat(2), Float(3)))
    #expect(AnimatableValues<Double, CGFloat>.zero == AnimatableValues(0, 0))
  }

  private struct Bar: View, Animatable {
    var width: Double
    var height: Double

    nonisolated var animatableData: AnimatableValues<Double, Double> {
      get { AnimatableValues(width, height) }
      set { (width, height) = newValue.value }
    }

    var body: some View { Text("\(Int(width)) by \(Int(height))") }
  }

  @Test("AnimatableValues moves all its values")
  func animation() async {
    struct Page: View {
      @State private var isLarge = false

      var body: some View {
        VStack {
          Bar(width: isLarge ? 100 : 0, height: isLarge ? 50 : 0)
          Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
        }
      }
    }
    let screen = Screen { Page() }
    screen["Grow"].tap()
    await screen.advance(by: .milliseconds(500))
    let shown = screen.visibleText[0].split(separator: " ").compactMap { Int($0) }
    #expect(shown.count == 2 && shown[0] > 20 && shown[0] < 80 && abs(shown[0] - 2 * shown[1]) <= 2)
  }
}
