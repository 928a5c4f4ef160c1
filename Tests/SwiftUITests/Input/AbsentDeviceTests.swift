import SwiftUI
import SwiftUITesting
import Testing

/// Devices that no desktop has.
@MainActor
struct AbsentDeviceTests {
  private struct Page: View {
    let events: Taps
    @Environment(\.preferredPencilDoubleTapAction) private var tapAction
    @Environment(\.preferredPencilSqueezeAction) private var squeezeAction

    var body: some View {
      VStack {
        Text("Page").padding(5).border(.red)
          .onPencilDoubleTap { value in events.add("tap \(value.hoverPose == nil)") }
          .onPencilSqueeze { phase in
            if case .ended(let value) = phase { events.add("squeeze \(value.hoverPose == nil)") }
          }
        Button("Go") { events.add("go") }
          .touchBar {
            Button("In the bar") {}.touchBarItemPrincipal().touchBarCustomizationLabel(Text("Label"))
          }
          .touchBar(TouchBar(id: "bar") { Text("Second bar").touchBarItemPresence(.optional("second")) })
        Text(tapAction == .ignore && squeezeAction == .ignore ? "ignored" : "not ignored")
      }
    }
  }

  @Test("J339: what a Pencil would do is never called, and what a Touch Bar would show never shown")
  func neverThere() {
    let events = Taps()
    let screen = Screen(side: 200) { Page(events: events) }
    screen["Page"].tap()
    screen["Page"].tap()
    #expect(events.take() == [])
    #expect(!screen["In the bar"].exists && !screen["Second bar"].exists)
    #expect(screen["ignored"].exists)
    screen["Go"].tap()
    #expect(events.take() == ["go"])
  }
}
