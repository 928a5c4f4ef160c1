import SwiftUITesting
import Testing

/// Menus.
@MainActor
struct MenuTests {
  private struct Item: View {
    let name: String
    let log: Log
    var body: some View { Button(name) { log.note(name) } }
  }

  private struct Page: View {
    let log: Log
    @State var isLong = false
    @State var isOn = false
    @State var size = 1
    var body: some View {
      VStack {
        Menu("Edit") {
          Item(name: "Copy", log: log)
          if isLong { Item(name: "Paste", log: log) }
          Button("Delete", role: .destructive) { log.note("Delete") }.disabled(!isLong)
          Toggle("Bold", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          Menu("More") { Item(name: "Rare", log: log) }
        }
        Button("Longer") { isLong = true }
        Text("size \(size), bold \(isOn ? "yes" : "no")")
      }
    }
  }

  private let log = Log()

  @Test("F47: the items exist only while the menu is open; one that is pressed acts and closes it")
  func items() {
    let screen = Screen { Page(log: log) }
    #expect(screen["Edit"].role == .menu)
    #expect(screen.trace.bodies(of: Item.self) == 0)
    screen["Edit"].tap()
    #expect(screen["Copy"].exists)
    #expect(!screen["Paste"].exists)
    #expect(!screen["Delete"].isEnabled)
    screen["Copy"].tap()
    #expect(log.take() == ["Copy"])
    #expect(!screen["Copy"].exists)
    screen["Longer"].tap()
    screen["Edit"].tap()
    #expect(screen["Paste"].exists)
    #expect(screen["Delete"].isEnabled)
  }

  @Test("toggles and pickers in a menu are items with check marks, menus in it open below themselves")
  func controls() {
    let screen = Screen { Page(log: log) }
    screen["Edit"].tap()
    screen["Bold"].tap()
    #expect(screen["size 1, bold yes"].exists)
    screen["Edit"].tap()
    #expect(screen["Large"].isSelected)
    screen["Small"].tap()
    #expect(screen["size 0, bold yes"].exists)
    screen["Edit"].tap()
    #expect(!screen["Rare"].exists)
    screen["More"].tap()
    screen["Rare"].tap()
    #expect(log.take() == ["Rare"])
    #expect(!screen["More"].exists)
  }

  @Test("F47: with a primary action a press acts, and a long press opens the menu")
  func primaryAction() async {
    let screen = Screen {
      Menu("Add") {
        Button("Add two") { log.note("two") }
      } primaryAction: {
        log.note("one")
      }
    }
    screen["Add"].tap()
    #expect(log.take() == ["one"])
    #expect(!screen["Add two"].exists)
    await screen["Add"].longPress()
    screen["Add two"].tap()
    #expect(log.take() == ["two"])
  }

  @Test("F28: a context menu opens when its view is held down; the innermost wins, and the view itself does not act")
  func contextMenu() async {
    let screen = Screen {
      VStack {
        Button("Row") { log.note("row") }
          .contextMenu { Button("Inner") { log.note("inner") } }
        Text("Beside")
      }
      .contextMenu { Button("Outer") { log.note("outer") } }
    }
    screen["Row"].tap()
    #expect(log.take() == ["row"])
    await screen["Row"].longPress()
    #expect(!screen["Outer"].exists)
    screen["Inner"].tap()
    #expect(log.take() == ["inner"])
    await screen["Beside"].longPress()
    screen["Outer"].tap()
    #expect(log.take() == ["outer"])
  }
}
