import SwiftUI
import SwiftUITesting
import Testing

/// What modifiers say of tabs.
@MainActor
struct TabModifierTests {
  private struct Tabs: View {
    @State private var line = "-"
    @State private var isShown = false

    var body: some View {
      Text(line).accessibilityIdentifier("line")
      Text("Word").draggable("word")
      TabView {
        Tab("Home", systemImage: "house") { Text("Rooms") }
          .contextMenu { Button("Tidy up") { line = "tidy" } }
          .accessibilityLabel("Start")
          .accessibilityValue("2 new")
        Tab("Box", systemImage: "shippingbox") {
          VStack {
            Button("Show") { isShown = true }
            Reader()
          }
        }
        .dropDestination(for: String.self) { words in line = words.joined() }
        .draggable("box")
        .popover(isPresented: $isShown) { Text("Inside the popover") }
        .springLoadingBehavior(.disabled)
        AnyTabContent(Tab("Any", systemImage: "star") { Text("Any content") })
      }
      Text("Target").frame(height: 40).dropDestination(for: String.self) { words, _ in
        line = "dropped \(words.joined())"
        return true
      }
    }
  }

  private struct Reader: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View {
      Text(placement == .bottomBar ? "bottom" : placement == .sidebar ? "sidebar" : "elsewhere")
      Text(showsSections ? "sections" : "no sections")
    }
  }

  private func middle(_ element: Element) -> CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

  @Test("J380: tabs have menus, names for readers, things that are dropped on them, and popovers")
  func modifiers() async {
    let screen = Screen { Tabs() }
    let home = screen.element(.tab, "Start")
    #expect(home.value == "2 new")
    screen.secondaryTap(at: middle(home))
    screen["Tidy up"].tap()
    await screen.settle()
    #expect(screen.element(id: "line").label == "tidy")
    await screen.drag(from: middle(screen["Word"]), to: middle(screen.element(.tab, "Box")))
    #expect(screen.element(id: "line").label == "word" && screen["Rooms"].exists)
    await screen.drag(from: middle(screen.element(.tab, "Box")), to: middle(screen["Target"]))
    #expect(screen.element(id: "line").label == "dropped box")
    screen.element(.tab, "Any").tap()
    #expect(screen["Any content"].exists)
    screen.element(.tab, "Box").tap()
    screen["Show"].tap()
    await screen.settle()
    #expect(screen["Inside the popover"].exists)
  }

  @Test("J381: views know where the tabs stand")
  func placement() {
    func placed(_ width: CGFloat) -> Screen {
      Screen(width: width) { TabView { Tab("One", systemImage: "star") { Reader() } }.tabViewStyle(.grouped) }
    }
    #expect(placed(390)["bottom"].exists && placed(390)["no sections"].exists)
    #expect(placed(1000)["sidebar"].exists && placed(1000)["sections"].exists)
    #expect(Screen { Reader() }["elsewhere"].exists)
  }
}
