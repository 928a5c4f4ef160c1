import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ControlFeedbackTests {
  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      Toggle("On", isOn: $isOn)
        .sensoryFeedback(trigger: isOn) { _, isOn in .selection(isOn ? .on : .off) }
        .sensoryFeedback(.press(.toggle), trigger: isOn)
        .sensoryFeedback(.selection(.maximum), trigger: isOn)
    }
  }

  @Test("J328: what controls do is told to the host")
  func feedback() {
    let screen = Screen { Switch() }
    screen["On"].tap()
    #expect(screen.feedback.count == 3)
    #expect(screen.feedback.contains(.selection(.on)))
    #expect(screen.feedback.contains(.selection(.maximum)))
    #expect(screen.feedback.contains(.press(.toggle)))
    #expect(SensoryFeedback.press(.button) != .press(.tab))
    #expect(SensoryFeedback.release(.slider) != .press(.slider))
  }
}
