import SwiftUITesting
import Testing

/// Controls as a desktop has them.
@MainActor
struct DesktopControlTests {
  private func screen(width: CGFloat = 400, @ViewBuilder _ content: () -> some View) -> Screen {
    let content = content()
    return Screen(width: width, height: 300, scale: 1, idiom: .desktop) { content }
  }

  @Test("DK6: a toggle is a box, and a switch in a grouped form and by its style")
  func toggles() {
    func width(_ view: some View) -> CGFloat { screen { view }["Sound"].frame.width }
    let toggle = Toggle("Sound", isOn: .constant(true))
    #expect(width(toggle.fixedSize()) < width(toggle.toggleStyle(.switch).fixedSize()))
    let grouped = screen { Form { toggle }.formStyle(.grouped) }
    #expect(grouped["Sound"].frame.width > 300)
    #expect(screen { Form { toggle } }["Sound"].frame.width < 100)
  }

  @Test("DK7: the controls of a form begin in one column, after the longest label")
  func columns() {
    struct Settings: View {
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        Form {
          TextField("Name", text: $name)
          LabeledContent("A longer label") { Text("Value") }
          Toggle("Sound", isOn: $isOn)
          Button("Save") {}
        }
      }
    }
    let screen = screen { Settings() }
    let value = screen["Value"].frame
    #expect(screen.element(.textField, "Name").frame.minX == value.minX)
    #expect(screen["Sound"].frame.minX == value.minX)
    #expect(screen["Save"].frame.minX == value.minX)
    #expect(screen["Save"].frame.minY > screen["Sound"].frame.maxY)
    screen.element(.textField, "Name").type("Ada")
    #expect(screen.element(.textField, "Name").value == "Ada")
  }

  @Test("DK8: a picker is a pop-up button behind its label, and its menu chooses")
  func popUp() async {
    struct Choice: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let screen = screen { Choice() }
    let frame = screen.element(.picker, "Size").frame
    #expect(frame.height == 22 && frame.width < 200)
    #expect(screen.visibleText.contains("Small"))
    screen.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
    await screen.settle()
    #expect(screen["Large"].frame.height == 22)
    screen["Large"].tap()
    await screen.settle()
    #expect(screen.element(.picker, "Size").value == "Large")
  }

  @Test("DK9: segments are as wide as their labels, and a press chooses")
  func segments() {
    struct Choice: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("S").tag(1)
          Text("A large one").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    let screen = screen { Choice() }
    #expect(screen["A large one"].frame.width > screen["S"].frame.width)
    screen["A large one"].tap()
    #expect(screen.element(.picker, "Size").value == "A large one")
  }

  @Test("DK11: a stepper is low and steps up and down")
  func stepper() {
    struct Count: View {
      @State private var count = 1
      var body: some View { Stepper("Count: \(count)", value: $count) }
    }
    let screen = screen { Count() }
    screen["Increment"].tap()
    #expect(screen["Count: 2"].exists)
    screen["Decrement"].tap()
    screen["Decrement"].tap()
    #expect(screen["Count: 0"].exists)
    #expect(screen["Increment"].frame.maxY <= screen["Decrement"].frame.minY)
    #expect(screen["Increment"].frame.width < 20)
  }

  @Test("DK12: a slider has its label before it")
  func slider() {
    let screen = screen { Slider(value: .constant(0.5)) { Text("Volume") } }
    #expect(screen.visibleText.contains("Volume"))
    #expect(screen.element(.slider, "Volume").frame.height <= 22)
  }

  @Test("DK13: a date is in a field, whose chosen part the stepper changes")
  func date() {
    struct Day: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
          .environment(\.timeZone, .gmt)
      }
    }
    let screen = screen { Day() }
    #expect(screen.element(.picker, "Day").value == "Jan 1, 1970")
    screen["Increment"].tap()
    #expect(screen.element(.picker, "Day").value == "Feb 1, 1970")
    screen["1970"].tap()
    screen["Decrement"].tap()
    #expect(screen.element(.picker, "Day").value == "Feb 1, 1969")
  }

  /// A date that the tests write into.
  private struct Moment: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var components: DatePickerComponents = [.date]
    var range: ClosedRange<Date> = .distantPast ... .distantFuture
    var body: some View {
      DatePicker("Day", selection: $date, in: range, displayedComponents: components)
        .environment(\.timeZone, .gmt)
    }
  }

  private func value(_ screen: Screen) -> String? { screen.element(.picker, "Day").value }

  @Test("DK13: digits are written into the parts of a date, one after the other")
  func writtenDate() {
    let screen = screen { Moment() }
    screen["1970"].tap()
    screen.key(.leftArrow)
    screen.key(.leftArrow)
    for digit in "0228" { screen.key(KeyEquivalent(digit)) }
    #expect(value(screen) == "Feb 28, 1970")
    for digit in "2024" { screen.key(KeyEquivalent(digit)) }
    #expect(value(screen) == "Feb 28, 2024")
    screen.key(.leftArrow)
    screen.key("9")
    #expect(value(screen) == "Feb 9, 2024")
    screen.key(.leftArrow)
    for _ in 0..<2 { screen.key(.leftArrow) }
    screen.key(.upArrow)
    #expect(value(screen) == "Mar 9, 2024")
  }

  @Test("DK13: what is written counts from Return on, Escape drops it, and so does a number that a part cannot have")
  func pendingDate() {
    let screen = screen { Moment() }
    screen["1970"].tap()
    screen.key("8")
    screen.key("5")
    #expect(value(screen) == "Jan 1, 1970")
    screen.key(.return)
    #expect(value(screen) == "Jan 1, 1985")
    screen.key("2")
    screen.key(.escape)
    screen.key(.leftArrow)
    screen.key(.leftArrow)
    screen.key("1")
    screen.key("9")
    #expect(value(screen) == "Jan 1, 1985")
    screen.key(.leftArrow)
    screen.key("1")
    screen.key(.delete)
    screen.key(.return)
    screen.key("x")
    #expect(value(screen) == "Jan 1, 1985")
    screen.key("4")
    #expect(value(screen) == "Apr 1, 1985")
  }

  @Test("DK13: hours are those of the half of the day, which letters choose, and bounds hold")
  func writtenTime() {
    let end = Date(timeIntervalSince1970: 22 * 3600)
    let screen = screen {
      Moment(components: [.hourAndMinute], range: Date(timeIntervalSince1970: 0)...end)
    }
    screen["12"].tap()
    for key in "0745p" { screen.key(KeyEquivalent(key)) }
    #expect(value(screen) == "7:45\u{202F}PM")
    screen.key(.leftArrow)
    screen.key(.leftArrow)
    screen.key("1")
    screen.key("1")
    #expect(value(screen) == "10:00\u{202F}PM")
    screen.key(.rightArrow)
    screen.key("a")
    #expect(value(screen) == "10:00\u{202F}AM")
  }

  @Test("DK14: a well shows its color in a rectangle behind its label")
  func colorWell() {
    let screen = screen { ColorPicker("Color", selection: .constant(Color(red: 1, green: 0, blue: 0))) }
    let frame = screen.element(.picker, "Color").frame
    let pixel = screen.snapshot().color(at: CGPoint(x: frame.maxX - 22, y: frame.midY))
    #expect(frame.height == 22 && frame.width < 100)
    #expect(pixel.red > 0.95 && pixel.green < 0.05)
  }

  @Test("DK16: a group box has its heading above its content, further out")
  func groupBox() {
    let screen = screen { GroupBox("Facts") { Text("Inside") } }
    #expect(screen["Facts"].frame.maxY + 10 <= screen["Inside"].frame.minY)
    #expect(screen["Facts"].frame.minX < screen["Inside"].frame.minX)
  }

  @Test("DK15: a disclosure group has its triangle before the heading and its content indented")
  func disclosure() {
    let screen = screen { DisclosureGroup("More") { Text("Inside") } }
    #expect(!screen["Inside"].exists)
    screen["More"].tap()
    #expect(screen["Inside"].exists && screen["Inside"].frame.minX >= 10)
  }

  @Test("DK18: tabs are side by side above the content")
  func tabs() {
    let screen = screen {
      TabView {
        Text("First page").tabItem { Label("First", systemImage: "star") }
        Text("Second page").tabItem { Label("Second", systemImage: "moon") }
      }
    }
    #expect(screen["First"].frame.maxY < screen["First page"].frame.minY)
    screen["Second"].tap()
    #expect(screen["Second page"].exists && !screen["First page"].exists)
  }
}
