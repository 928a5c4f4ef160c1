import SwiftUITesting
import Testing

/// What views mean that draw something else.
@MainActor
struct RepresentationTests {
  @Test("a view can mean what another one means, and is pressed where it is seen itself")
  func representation() {
    struct Drawn: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: 60, height: 30)
          .onTapGesture { isOn.toggle() }
          .accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
      }
    }
    let screen = Screen { Drawn() }
    let toggle = screen.element(.toggle, "Light")
    #expect(toggle.value == "0")
    toggle.tap()
    #expect(toggle.value == "1")
  }

  @Test("a drawing can have elements inside of it")
  func children() {
    let screen = Screen {
      Canvas { _, _ in }
        .frame(width: 100, height: 50)
        .accessibilityChildren {
          ForEach(1..<4) { Text("Bar \($0)") }
        }
        .accessibilityLabel("Chart")
    }
    #expect(screen["Chart"].exists)
    #expect(screen.elements(.text, containing: "Bar").count == 3)
  }
}
