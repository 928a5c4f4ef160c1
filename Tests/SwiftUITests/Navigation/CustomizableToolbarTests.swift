import SwiftUITesting
import Testing

/// Toolbars that the user arranges.
@MainActor
struct CustomizableToolbarTests {
  private struct Page: View {
    var extra = false

    var body: some View {
      NavigationStack {
        Text("page")
          .navigationTitle("Page")
          .toolbar(id: "letters") {
            ToolbarItem(id: "a") { Button("Alpha") {} }
            ToolbarItem(id: "b") { Button("Beta") {} }.customizationBehavior(.reorderable)
            ToolbarItem(id: "c", showsByDefault: false) { Button("Gamma") {} }
            ToolbarItem(id: "d") { Button("Delta") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(id: "e") { Button("Epsilon") {} }.customizationBehavior(.disabled)
          }
      }
    }
  }

  private func arrange(_ screen: Screen) async {
    screen.secondaryTap(at: CGPoint(x: 200, y: 22))
    screen["Customize Toolbar…"].tap()
    await screen.settle()
  }

  private func inBar(_ screen: Screen) -> [String] {
    ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"].filter { screen[$0].exists }
      .sorted { screen[$0].frame.minX < screen[$1].frame.minX }
  }

  @Test(
    "J433: items are shown as their defaults say until the user arranges them; what the user says is kept by the id")
  func arranging() async {
    let screen = Screen(width: 700, height: 600) { Page() }
    await screen.settle()
    #expect(inBar(screen) == ["Alpha", "Beta", "Epsilon"])
    await arrange(screen)
    #expect(screen.element(.toggle, "Alpha").isEnabled)
    #expect(!screen.element(.toggle, "Beta").isEnabled && !screen.element(.toggle, "Epsilon").isEnabled)
    screen.element(.toggle, "Alpha").tap()
    screen.element(.toggle, "Gamma").tap()
    screen["Move Gamma up"].tap()
    #expect(!screen["Move Epsilon up"].exists)
    screen["Done"].tap()
    await screen.settle()
    #expect(inBar(screen) == ["Gamma", "Beta", "Epsilon"])
    let again = Screen(width: 700, height: 600) { Page() }
    await again.settle()
    #expect(inBar(again) == ["Gamma", "Beta", "Epsilon"])
    await arrange(again)
    again["Use Defaults"].tap()
    #expect(!again["Use Defaults"].isEnabled)
    again["Done"].tap()
    await again.settle()
    #expect(inBar(again) == ["Alpha", "Beta", "Epsilon"])
  }

  @Test("J433: an item that is always available is in the menu of the bar while it is not in the bar")
  func available() async {
    let screen = Screen(width: 700, height: 600) { Page() }
    await screen.settle()
    screen["More"].tap()
    await screen.settle()
    #expect(screen["Delta"].exists && !screen["Gamma"].exists)
  }

  @Test("J433: outside of a toolbar with an id, items are where they were written, and hidden ones are not shown")
  func plain() async {
    let screen = Screen(width: 700, height: 600) {
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem(id: "a") { Button("Alpha") {} }
          ToolbarItem(id: "b", showsByDefault: false) { Button("Beta") {} }
        }
      }
    }
    await screen.settle()
    #expect(inBar(screen) == ["Alpha"])
    screen.secondaryTap(at: CGPoint(x: 200, y: 22))
    #expect(!screen["Customize Toolbar…"].exists)
  }

  private struct Bars: View {
    @State private var isHidden = false

    var body: some View {
      NavigationStack {
        Button("Hide") { isHidden = true }
          .navigationTitle("Page")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .accessoryBar(id: "filters")) { Button("All") {} }
            ToolbarItem(placement: ToolbarItemPlacement(id: "filters")) { Button("Unread") {} }
          }
          .toolbar(isHidden ? .hidden : .visible, for: .accessoryBar(id: "filters"))
          .toolbar(.hidden, for: ToolbarPlacement(id: "nowhere"))
          .toolbarForegroundStyle(.red, for: .navigationBar)
      }
    }
  }

  @Test(
    "J434: items of an accessory bar stand below the bar at the top, which keeps room for them until they are hidden")
  func accessoryBars() async {
    let screen = Screen(width: 500, height: 600) { Bars() }
    await screen.settle()
    #expect(screen["All"].frame.minY >= 44 && screen["All"].frame.maxY <= 80)
    #expect(screen["All"].frame.maxX < screen["Unread"].frame.minX)
    let middle = screen["Hide"].frame.midY
    screen["Hide"].tap()
    await screen.settle()
    #expect(!screen["All"].exists)
    #expect(abs(middle - screen["Hide"].frame.midY - 18) < 1)
  }

  @Test("J434: the title and the items of the bar have its foreground style, and keep their state when it changes")
  func foreground() {
    func content(_ isRed: Bool) -> some View {
      NavigationStack {
        Text("page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            Button {
            } label: {
              Rectangle().frame(width: 20, height: 20)
            }
            .accessibilityLabel("Square")
          }
          .toolbarForegroundStyle(isRed ? Color.red : Color.green, for: .navigationBar)
      }
    }
    let screen = Screen(width: 400, height: 300) { content(true) }
    let place = screen["Square"].frame
    let middle = CGPoint(x: place.midX, y: place.midY)
    let first = screen.snapshot().color(at: middle)
    #expect(first.red > 0.9 && first.green < 0.4)
    screen.update { content(false) }
    let second = screen.snapshot().color(at: middle)
    #expect(second.red < 0.4 && second.green > 0.7)
  }
}
