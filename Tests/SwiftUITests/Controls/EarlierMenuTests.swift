import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct EarlierMenuTests {
  @Test("J336: a menu button opens its menu in each of its styles")
  func menuButtons() async {
    let screen = Screen { [log] in
      MenuButton("First") { Button("One") { log.note("one") } }
      MenuButton("Second") { Button("Two") { log.note("two") } }.menuButtonStyle(BorderlessButtonMenuButtonStyle())
      PullDownButton(label: Text("Third")) { Button("Three") { log.note("three") } }
        .menuButtonStyle(BorderlessPullDownMenuButtonStyle())
      Menu("Fourth") { Button("Four") { log.note("four") } }.menuStyle(.borderedButton)
    }
    for (name, item) in [("First", "One"), ("Second", "Two"), ("Third", "Three"), ("Fourth", "Four")] {
      screen[name].tap()
      await screen.settle()
      screen[item].tap()
      await screen.settle()
    }
    #expect(log.lines == ["one", "two", "three", "four"])
    #expect(screen["First"].frame.width > screen["Second"].frame.width - 40)
  }

  private let log = Log()

  @Test("J337: buttons of accessory bars act, and do not where they are disabled")
  func accessoryBar() {
    let screen = Screen { [log] in
      Button("Filter") { log.note("filter") }.buttonStyle(.accessoryBar)
      Button("Save") { log.note("save") }.buttonStyle(.accessoryBarAction)
      Button("Off") { log.note("off") }.buttonStyle(.accessoryBarAction).disabled(true)
      Color.red.frame(width: 20, height: 20).clipShape(.buttonBorder)
    }
    screen["Filter"].tap()
    screen["Save"].tap()
    #expect(!screen["Off"].isEnabled)
    #expect(log.lines == ["filter", "save"])
  }
}
