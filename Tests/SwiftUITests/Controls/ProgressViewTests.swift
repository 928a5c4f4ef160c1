import SwiftUITesting
import Testing

/// Progress views.
@MainActor
struct ProgressViewTests {
  @Test("the value is a share of the total, kept between 0 and 1")
  func value() {
    func shown(_ value: Double?, of total: Double) -> String {
      Screen { ProgressView("Copying", value: value, total: total) }.element(.progress, "Copying").value
    }
    #expect(shown(30, of: 120) == "25%")
    #expect(shown(150, of: 120) == "100%")
    #expect(shown(-1, of: 120) == "0%")
    #expect(shown(.nan, of: 1) == "0%")
    #expect(shown(1, of: 0) == "0%")
    #expect(shown(nil, of: 1) == "")
  }

  @Test("the filled part of the bar is as long as the share, from the leading end")
  func bar() {
    func isFilled(_ x: CGFloat, _ direction: LayoutDirection) -> Bool {
      let screen = Screen(width: 100, height: 20) {
        ProgressView(value: 0.5).tint(.red).environment(\.layoutDirection, direction)
      }
      let color = screen.snapshot().color(at: CGPoint(x: x, y: 10))
      return color.red > color.blue + 0.3
    }
    #expect(isFilled(20, .leftToRight))
    #expect(!isFilled(80, .leftToRight))
    #expect(!isFilled(20, .rightToLeft))
    #expect(isFilled(80, .rightToLeft))
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: configuration.fractionCompleted.map { "\($0 * 100)" } ?? "unknown")
        configuration.currentValueLabel
      }
    }
  }

  @Test("a style of one's own is told all there is")
  func customStyle() {
    let screen = Screen {
      VStack {
        ProgressView(value: 1, total: 4) {
          Text("Files")
        } currentValueLabel: {
          Text("1 of 4")
        }
        ProgressView()
      }
      .progressViewStyle(Percent())
    }
    #expect(screen.visibleText == ["Files", "25.0", "1 of 4", "unknown"])
  }

  @Test("progress of unknown extent is a ring, and larger where controls are")
  func ring() {
    #expect(Screen { ProgressView() }.element(.progress).frame.size == CGSize(width: 20, height: 20))
    let large = Screen { ProgressView().controlSize(.large) }
    #expect(large.element(.progress).frame.size == CGSize(width: 37, height: 37))
  }

  @Test("progress of a range of dates follows the clock")
  func interval() async {
    let start = Date()
    let screen = Screen {
      ProgressView(timerInterval: start...(start + 10), countsDown: false) {
        Text("Wait")
      } currentValueLabel: {
        EmptyView()
      }
    }
    await screen.advance(by: .seconds(5))
    #expect(abs((Double(screen["Wait"].value.dropLast()) ?? 0) - 50) <= 3)
    await screen.settle()
    #expect(screen["Wait"].value == "100%")
  }
}
