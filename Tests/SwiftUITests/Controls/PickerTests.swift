import SwiftUITesting
import Testing

/// Pickers.
@MainActor
struct PickerTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, lemon, mint
    var id: Self { self }
  }

  private struct Order: View {
    @State var flavour = Flavour.lemon
    var body: some View {
      VStack {
        Picker("Flavour", selection: $flavour) {
          Text("Vanilla").tag(Flavour.vanilla)
          Text("Lemon").tag(Flavour.lemon)
          Text("Mint").tag(Flavour.mint)
        }
        Text("chosen: \(flavour.rawValue)")
      }
    }
  }

  @Test("F45: a menu shows the chosen value, opens at a press and writes the choice")
  func menu() {
    let screen = Screen { Order() }
    let picker = screen.element(.picker, "Flavour")
    #expect(picker.value == "Lemon")
    #expect(screen.visibleText == ["Lemon", "chosen: lemon"])
    picker.tap()
    #expect(screen.element(.button, "Lemon").isSelected)
    #expect(!screen.element(.button, "Mint").isSelected)
    screen["Mint"].tap()
    #expect(picker.value == "Mint")
    #expect(screen["chosen: mint"].exists)
    #expect(!screen["Vanilla"].exists)
  }

  @Test("a press beside the menu closes it and changes nothing")
  func pressBeside() {
    let screen = Screen { Order() }
    screen.element(.picker).tap()
    #expect(screen["Vanilla"].exists)
    screen.tap(at: CGPoint(x: 5, y: 830))
    #expect(screen.visibleText == ["Lemon", "chosen: lemon"])
    #expect(screen.element(.picker, "Flavour").value == "Lemon")
    screen.element(.picker).tap()
    #expect(screen["Vanilla"].exists)
  }

  @Test("F45: segments, lists and wheels show all choices; a press on one chooses it")
  func styles() {
    func check<V: View>(_ style: (Order) -> V) {
      let screen = Screen { style(Order()) }
      #expect(screen.element(.picker, "Flavour").value == "Lemon")
      #expect(screen["Lemon"].isSelected)
      screen["Mint"].tap()
      #expect(screen.element(.picker, "Flavour").value == "Mint")
      #expect(screen["Mint"].isSelected)
      #expect(!screen["Lemon"].isSelected)
      #expect(screen["chosen: mint"].exists)
    }
    check { $0.pickerStyle(.segmented) }
    check { $0.pickerStyle(.inline) }
    check { $0.pickerStyle(.wheel) }
    check { $0.pickerStyle(SegmentedPickerStyle()) }
  }

  @Test("F45: segments are equally wide")
  func segments() {
    let screen = Screen(width: 304) { Order().pickerStyle(.segmented) }
    #expect(screen["Vanilla"].frame.width == 100)
    #expect(screen["Mint"].frame.width == 100)
  }

  @Test("F45: letters of segments have 13 points, and their size does not follow the font around the picker")
  func lettersOfSegments() {
    func widthOfLetters<V: View>(_ content: V) -> Int {
      let picture = Screen(width: 300, height: 40, scale: 1) { content.background(.white) }.snapshot()
      let columns = (0..<300).filter { x in
        (6..<34).contains { y in picture.color(at: CGPoint(x: x, y: y)).green < 0.4 }
      }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    func picker<Choice: View>(_ choice: Choice) -> some View {
      Picker("Letters", selection: .constant(1)) { choice.tag(1) }.pickerStyle(.segmented).frame(height: 40)
    }
    let text = Text("HHHHHHHHHH")
    let expected = widthOfLetters(text.font(.system(size: 13, weight: .semibold)))
    #expect(expected > 60)
    #expect(abs(widthOfLetters(picker(text)) - expected) <= 1)
    #expect(abs(widthOfLetters(picker(text).font(.largeTitle)) - expected) <= 1)
  }

  @Test("F45: a segment shows its text as it is now, and follows it while it leaves")
  func changingSegments() async {
    struct Page: View {
      @State private var count = 2
      @State private var choice = 0
      var body: some View {
        VStack {
          Picker("Counts", selection: $choice) {
            ForEach(0..<count, id: \.self) { Text("\($0) of \(count)").tag($0) }
          }
          .pickerStyle(.segmented)
          Button("Fewer") { withAnimation { count = 1 } }
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen["1 of 2"].exists)
    screen["Fewer"].tap()
    #expect(screen["0 of 1"].exists)
    await screen.advance(by: .seconds(1))
    #expect(!screen["1 of 2"].exists)
    #expect(screen["0 of 1"].isSelected)
  }

  @Test("F45: an optional selection takes tags that are not optional")
  func optional() {
    struct Page: View {
      @State var number: Int?
      var body: some View {
        Picker("Number", selection: $number) {
          Text("None").tag(Int?.none)
          Text("One").tag(1)
          Text("Two").tag(Optional(2))
        }
        .pickerStyle(.segmented)
      }
    }
    let screen = Screen { Page() }
    #expect(screen["None"].isSelected)
    screen["One"].tap()
    #expect(screen["One"].isSelected)
    screen["Two"].tap()
    #expect(screen["Two"].isSelected)
    #expect(!screen["One"].isSelected)
  }

  @Test("F45: tags of another type choose nothing, and a warning says so")
  func otherType() {
    struct Page: View {
      @State var number = 1
      var body: some View {
        Picker("Number", selection: $number) { Text("One").tag("1") }.pickerStyle(.segmented)
      }
    }
    let screen = Screen { Page() }
    #expect(!screen["One"].isSelected)
    screen["One"].tap()
    #expect(!screen["One"].isSelected)
    #expect(
      screen.trace.warnings.contains {
        $0.hasPrefix("Picker: the selection \"1\" is invalid and does not have an associated tag")
      })
  }

  @Test("F45: the id of a row stands for it where no tag does")
  func rowIDs() {
    struct Page: View {
      @State var flavour = Flavour.mint
      @State var name = "b"
      var body: some View {
        VStack {
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue) }
          }
          Picker("Name", selection: $name) {
            ForEach(["a", "b"], id: \.self) { Text($0) }
          }
        }
        .pickerStyle(.segmented)
      }
    }
    let screen = Screen { Page() }
    #expect(screen["mint"].isSelected)
    screen["vanilla"].tap()
    #expect(screen["vanilla"].isSelected)
    #expect(screen["b"].isSelected)
    screen["a"].tap()
    #expect(screen.element(.picker, "Name").value == "a")
  }

  @Test("choices that come and go")
  func changing() {
    struct Page: View {
      @State var count = 2
      @State var number = 0
      var body: some View {
        VStack {
          Picker("Number", selection: $number) {
            ForEach(0..<count, id: \.self) { Text("Number \($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          Button("More") { count += 1 }
          Button("Fewer") { count -= 1 }
        }
      }
    }
    let screen = Screen { Page() }
    screen["More"].tap()
    screen["Number 2"].tap()
    #expect(screen["Number 2"].isSelected)
    screen["Fewer"].tap()
    #expect(!screen["Number 2"].exists)
  }

  @Test("all spellings compile")
  func spellings() {
    let value = Binding.constant(1)
    let screen = Screen {
      VStack {
        Picker("A", selection: value) { Text("1").tag(1) }
        Picker(selection: value, label: Text("B")) { Text("1").tag(1) }
        Picker(selection: value) {
          Text("1").tag(1)
        } label: {
          Text("C")
        }
        Picker("D", selection: value) {
          Text("1").tag(1)
        } currentValueLabel: {
          Text("one")
        }
      }
    }
    #expect(screen.elements(.picker).map(\.label) == ["A", "B", "C", "D"])
  }
}
