import SwiftUITesting
import Testing

private struct Notes: View {
  @State private var name = ""
  @State private var count = 0
  @State private var distance: CGFloat = 0
  @State private var isShown = false

  init() {}

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Text("Count \(count)")
      TextField("Name", text: $name)
      Text("Hello \(name)")
      Color.blue.frame(width: 100, height: 40).accessibilityElement().accessibilityLabel("Handle")
        .gesture(DragGesture(minimumDistance: 0).onChanged { distance = $0.translation.width })
      Text("Moved \(Int(distance))")
      Button("Later") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          isShown = true
        }
      }
      if isShown { Button("Shown") { count = 100 } }
    }
  }
}

/// Scripts.
@MainActor
struct ScriptTests {
  @Test("Taps, typing, drags, keys and waiting do what a person would")
  func actions() async {
    let screen = Screen { Notes() }
    await screen.play(
      """
      # Counts, then writes.
      tap "Add" x14

      type "World" into "Name"
      key delete x2
      drag "Handle" by 60,0 in 300ms
      tap "Later"
      wait 1s
      tap "Shown"     # it came a second later
      """)
    #expect(screen.visibleText.contains("Hello Wor"))
    #expect(screen["Moved 60"].exists)
    #expect(screen["Count 100"].exists)
  }

  @Test("An element that comes a little later is waited for")
  func patience() async {
    let screen = Screen { Notes() }
    await screen.play("tap \"Later\"\ntap \"Shown\"")
    #expect(screen["Count 100"].exists && screen.now >= .seconds(1))
  }

  @Test("A label that is not there is an issue with the line and the labels that are")
  func missingLabel() async {
    let screen = Screen { Notes() }
    await withKnownIssue {
      await screen.play("tap \"Add\"\ntap \"Ad\"\ntap \"Add\"")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("script:2: error: there is no element labeled \"Ad\"; there are \"Add\", \"Count 1\"")
      }
    }
    #expect(screen["Count 1"].exists)
  }

  @Test(
    "What makes no sense is said with its place and what was expected",
    arguments: [
      ("hop \"Add\"", "script:1:1: error: there is no action \"hop\"; expected tap, doubletap, press"),
      (
        "\ntap Add",
        "script:2:5: error: expected a label in quotes such as \"Refresh\", or a point such as 120,300, not \"Add\""
      ),
      ("tap \"Add", "script:1:5: error: the text has no closing quote"),
      ("tap \"Add\" xx", "script:1:11: error: expected how often, such as x14, not \"xx\""),
      ("tap \"Add\" now", "script:1:11: error: unexpected \"now\"; expected the end of the line"),
      ("wait long", "script:1:6: error: expected a time such as 500ms or 2s, not \"long\""),
      ("swipe away", "script:1:7: error: expected left, right, up or down, not \"away\""),
      ("drag \"Add\"", "script:1:11: error: expected \"by\" with a distance such as 100,0, or \"to\""),
      ("drag 1,2 to nan,3", "script:1:13: error: expected"),
      ("key hyper+a", "script:1:5: error: there is no modifier \"hyper\"; expected command, control, option or shift"),
      ("key", "script:1:4: error: expected a character or one of return"),
      ("scroll \"List\" 5", "script:1:15: error: expected \"by\" with a distance such as 0,-200, not \"5\""),
    ])
  func mistakes(script: String, message: String) async {
    let screen = Screen { Notes() }
    await withKnownIssue {
      await screen.play(script)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(message) }
    }
  }
}
