import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Styles and settings of controls that few programs use.
@MainActor
struct RareStyleTests {
  private struct Dates: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      Text(date, format: Date.ISO8601FormatStyle(timeZone: .gmt)).accessibilityIdentifier("date")
      DatePicker(
        "Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: -86_400 * 3)..., displayedComponents: .date
      )
      .datePickerStyle(.stepperField)
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test("J382: a date is written in its field; buttons beside it move it by a day, not beyond its bounds")
  func field() async {
    let screen = Screen { Dates() }
    #expect(screen.element(.textField).value.contains("1/1/2001"))
    screen.element(.button, "Increment").tap()
    #expect(screen.element(id: "date").label.hasPrefix("2001-01-02"))
    screen.element(.textField).clearText()
    screen.element(.textField).type("3/15/2004")
    screen.key(.return)
    await screen.settle()
    #expect(screen.element(id: "date").label.hasPrefix("2004-03-15"))
    screen.element(.textField).clearText()
    screen.element(.textField).type("3/15/1990")
    screen.key(.return)
    await screen.settle()
    #expect(screen.element(id: "date").label.hasPrefix("2000-12-29"))
  }

  @Test("J383: icons of labels get room of one width; widths that are no lengths change nothing")
  func icons() {
    func start(_ width: CGFloat) -> CGFloat {
      let frames = layout(in: CGSize(width: 200, height: 40), alignment: .leading) {
        Label {
          Text("Rain").probe("title")
        } icon: {
          Color.blue.frame(width: 20, height: 20)
        }
        .labelReservedIconWidth(width)
      }
      return frames["title"]?.minX ?? -1
    }
    #expect(start(50) == 58 && start(.nan) == 28 && start(-3) == 28 && start(.infinity) == 28)
  }

  @Test("J384: links in rows have an arrow, or none")
  func arrows() {
    func picture(_ visibility: Visibility) -> Snapshot {
      Screen(width: 300, height: 200) {
        NavigationStack {
          List { NavigationLink("Next") { Text("Page") } }.navigationLinkIndicatorVisibility(visibility)
        }
      }.snapshot()
    }
    #expect(picture(.visible).difference(from: picture(.automatic)) == 0)
    #expect(picture(.hidden).difference(from: picture(.automatic)) > 0)
  }

  @Test("J385: a view is another one while keys are held down")
  func alternate() {
    var pressed: [String] = []
    let screen = Screen {
      Button("Close") { pressed.append("close") }
        .modifierKeyAlternate(.option) { Button("Close All") { pressed.append("all") } }
    }
    screen["Close"].tap()
    screen.holdModifierKeys(.option)
    screen["Close All"].tap()
    screen.holdModifierKeys([])
    #expect(screen["Close"].exists && pressed == ["close", "all"])
  }

  @Test("J386: radio buttons stand beside each other, or below")
  func radios() {
    func frames(_ isHorizontal: Bool) -> (CGRect, CGRect) {
      let picker = Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.radioGroup)
      let screen = Screen {
        if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
      }
      return (screen["Small"].frame, screen["Large"].frame)
    }
    let (beside, below) = (frames(true), frames(false))
    #expect(beside.0.minY == beside.1.minY && beside.0.maxX < beside.1.minX)
    #expect(below.0.minX == below.1.minX && below.0.maxY < below.1.minY)
  }

  @Test("Gauges with a mark, in colors of their own, and lists with a border")
  func pictures() {
    func gauge<S: GaugeStyle>(_ style: S) -> Snapshot {
      Screen(width: 200, height: 120) { Gauge(value: 0.3) { Text("Wind") }.gaugeStyle(style) }.snapshot()
    }
    #expect(gauge(.linear).difference(from: gauge(.automatic)) > 0.001)
    #expect(gauge(LinearGaugeStyle(tint: Gradient(colors: [.red, .green]))).difference(from: gauge(.linear)) > 0.001)
    #expect(gauge(CircularGaugeStyle(tint: .orange)).difference(from: gauge(.circular)) > 0.001)
    #expect(gauge(.circular).difference(from: gauge(.accessoryCircular)) == 0)
    func list<S: ListStyle>(_ style: S) -> Snapshot {
      Screen(width: 200, height: 120) { List { Text("Row") }.listStyle(style).padding(10) }.snapshot()
    }
    #expect(list(.bordered).difference(from: list(.plain)) > 0.005)
  }
}
