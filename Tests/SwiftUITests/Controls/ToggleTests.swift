import SwiftUITesting
import Testing

/// Toggles.
@MainActor
struct ToggleTests {
  private struct Settings: View {
    @State var isOn = false
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Text(isOn ? "connected" : "offline")
      }
    }
  }

  @Test("F46: a toggle writes its binding, and its value follows")
  func toggles() {
    let screen = Screen { Settings() }
    #expect(screen["Wi-Fi"].role == .toggle)
    #expect(screen["Wi-Fi"].value == "0")
    screen["Wi-Fi"].tap()
    #expect(screen["Wi-Fi"].value == "1")
    #expect(screen["connected"].exists)
    screen["Wi-Fi"].tap()
    #expect(screen["offline"].exists)
  }

  @Test("F46: one action is one write")
  func oneWrite() {
    var writes: [Bool] = []
    let binding = Binding(get: { false }, set: { writes.append($0) })
    let screen = Screen { Toggle(isOn: binding) { Text("Sound") } }
    screen["Sound"].tap()
    #expect(writes == [true])
  }

  @Test("a disabled toggle does nothing")
  func disabled() {
    var writes = 0
    let screen = Screen {
      Toggle("Sound", isOn: Binding(get: { true }, set: { _ in writes += 1 })).disabled(true)
    }
    #expect(!screen["Sound"].isEnabled)
    #expect(screen["Sound"].value == "1")
    screen.tap(at: CGPoint(x: 370, y: 422))
    #expect(writes == 0)
  }

  @Test("a hidden label keeps its meaning and takes no room")
  func hiddenLabel() {
    let screen = Screen { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
    #expect(screen.element(.toggle, "Sound").frame.size == CGSize(width: 51, height: 31))
  }

  @Test("a toggle takes all the width there is; its switch is at the trailing end, in both directions")
  func directions() {
    func knobSide(_ direction: LayoutDirection) -> Bool {
      let screen = Screen(width: 200, height: 60) {
        Toggle("Sound", isOn: .constant(true)).environment(\.layoutDirection, direction)
      }
      #expect(screen["Sound"].frame.width == 200)
      let color = screen.snapshot().color(at: CGPoint(x: direction == .leftToRight ? 153 : 47, y: 30))
      return color.green > color.red + 0.2
    }
    #expect(knobSide(.leftToRight))
    #expect(knobSide(.rightToLeft))
  }

  @Test("a toggle for several values is on when all are, and writes them all")
  func sources() {
    struct Item: Identifiable {
      let id: Int
      var isDone: Bool
    }
    struct Many: View {
      @State var items = [Item(id: 1, isDone: true), Item(id: 2, isDone: false)]
      var body: some View {
        VStack {
          Toggle("All", sources: $items, isOn: \.isDone)
          ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }
        }
      }
    }
    let screen = Screen { Many() }
    #expect(screen["All"].value == "0")
    screen["All"].tap()
    #expect(screen["All"].value == "1")
    #expect(screen["Item 2"].value == "1")
    screen["Item 1"].tap()
    #expect(screen["All"].value == "0")
  }

  private struct Boxed: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
          if configuration.isMixed { Text("some") }
          if !isEnabled { Text("off limits") }
        }
      }
    }
  }

  @Test("a style of one's own is told the state, reads the environment and is one toggle")
  func customStyle() {
    struct Task: View {
      @State var isDone = false
      var body: some View { Toggle("Done", isOn: $isDone).toggleStyle(Boxed()) }
    }
    let screen = Screen { Task() }
    #expect(screen.visibleText == ["[ ]", "Done"])
    screen.element(.toggle).tap()
    #expect(screen.visibleText == ["[x]", "Done"])
    #expect(!screen.element(.button).exists)
    screen.update { Task() }
    let disabled = Screen { Task().disabled(true) }
    #expect(disabled.visibleText == ["[ ]", "Done", "off limits"])
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("framed")
        Toggle(configuration)
      }
    }
  }

  @Test("a toggle inside of a style has the style outside of it")
  func nestedStyles() {
    let screen = Screen { Toggle("Done", isOn: .constant(true)).toggleStyle(Framed()).toggleStyle(Boxed()) }
    #expect(screen.visibleText == ["framed", "[x]", "Done"])
  }

  @Test("all built-in styles act and mean the same")
  func builtInStyles() {
    func check<V: View>(_ style: (Toggle<Text>) -> V) {
      var writes: [Bool] = []
      let toggle = Toggle("Sound", isOn: Binding(get: { true }, set: { writes.append($0) }))
      let screen = Screen { style(toggle) }
      #expect(screen.element(.toggle, "Sound").value == "1")
      screen["Sound"].tap()
      #expect(writes == [false])
    }
    check { $0.toggleStyle(.automatic) }
    check { $0.toggleStyle(.switch) }
    check { $0.toggleStyle(.checkbox) }
    check { $0.toggleStyle(.button) }
    check { $0.toggleStyle(SwitchToggleStyle(tint: .red)) }
  }
}
