import SwiftUITesting
import Testing

/// Accessibility modifiers.
@MainActor
struct AccessibilityTests {
  @Test("Traits say what a view is, and can be taken back")
  func traits() {
    let screen = Screen {
      VStack {
        Text("Chapter").accessibilityAddTraits(.isHeader)
        Text("Press").accessibilityAddTraits([.isButton, .isSelected])
        Text("Plain").accessibility(addTraits: .isButton).accessibilityRemoveTraits(.isButton)
      }
    }
    #expect(screen.element(.heading, "Chapter").exists)
    #expect(screen.element(.button, "Press").isSelected)
    #expect(!screen.element(.button, "Plain").exists)
    #expect(screen["Plain"].exists)
  }

  @Test("Hints, values and names in both spellings")
  func descriptions() {
    let screen = Screen {
      VStack {
        Color.red.accessibilityLabel("Battery").accessibilityValue("half").accessibilityHint("Shows details")
        Color.red.accessibility(label: Text("Signal")).accessibility(value: Text("weak"))
          .accessibility(hint: Text("Opens settings")).accessibility(identifier: "signal")
        Color.red.accessibility(label: Text("Nothing")).accessibility(hidden: true)
      }
    }
    #expect(screen["Battery"].value == "half")
    #expect(screen["Battery"].hint == "Shows details")
    #expect(screen["Signal"].value == "weak")
    #expect(screen["Signal"].hint == "Opens settings")
    #expect(screen.element(id: "signal").label == "Signal")
    #expect(!screen["Nothing"].exists)
  }

  @Test("Actions are done by name, and steps up and down")
  func actions() {
    struct Rating: View {
      @State private var stars = 3
      @State private var note = ""

      var body: some View {
        Text("\(stars) stars \(note)")
          .accessibilityElement()
          .accessibilityLabel("Rating")
          .accessibilityValue("\(stars)\(note)")
          .accessibilityAdjustableAction { direction in stars += direction == .increment ? 1 : -1 }
          .accessibilityAction { note = "!" }
          .accessibilityAction(named: "Clear") { stars = 0 }
          .accessibilityAction(.escape) { note = "" }
      }
    }
    let screen = Screen { Rating() }
    screen["Rating"].adjust(.increment)
    #expect(screen["Rating"].value == "4")
    screen["Rating"].adjust(.decrement)
    screen["Rating"].adjust(.decrement)
    #expect(screen["Rating"].value == "2")
    screen["Rating"].performAction(named: "default")
    #expect(screen["Rating"].value == "2!")
    screen["Rating"].performAction(named: "escape")
    screen["Rating"].performAction(named: "Clear")
    #expect(screen["Rating"].value == "0")
    withKnownIssue { screen["Rating"].performAction(named: "Fly") }
  }

  @Test("The order of reading follows the priorities")
  func order() {
    let screen = Screen {
      VStack {
        Text("first")
        Text("second")
        Text("third").accessibilitySortPriority(1)
      }
    }
    let lines = screen.describe().split(separator: "\n").compactMap { line in
      ["first", "second", "third"].first { line.contains("\"\($0)\"") }
    }
    #expect(lines == ["third", "first", "second"])
  }

  @Test("Redaction covers texts and images with gray, and what is sensitive for privacy")
  func redaction() {
    func isRedacted(@ViewBuilder _ content: () -> some View) -> Bool {
      let picture = Screen(width: 200, height: 40, content: content).snapshot()
      // Between letters there is white; a gray shape has none.
      return (40..<160).allSatisfy { picture.color(at: CGPoint(x: Double($0), y: 20)).red < 0.95 }
    }
    let text = Text("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii").lineLimit(1)
    #expect(!isRedacted { text })
    #expect(isRedacted { text.redacted(reason: .placeholder) })
    #expect(!isRedacted { text.unredacted().redacted(reason: .placeholder) })
    #expect(!isRedacted { text.redacted(reason: .privacy) })
    #expect(isRedacted { text.privacySensitive().redacted(reason: .privacy) })
  }
}
