import SwiftUI
import SwiftUITesting
import Testing

/// Ways through some views for readers.
@MainActor
struct RotorTests {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isImportant: Bool
  }

  nonisolated private static var messages: [Message] {
    (0..<60).map { Message(id: $0, text: "Message \($0)", isImportant: $0 % 25 == 5) }
  }

  @Test(
    "J370: actions lead to the next and the previous entry, also to rows that are out of sight; at the ends nothing happens"
  )
  func rows() async {
    let screen = Screen {
      ScrollView {
        LazyVStack {
          ForEach(Self.messages) { Text($0.text).frame(height: 60) }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Important") {
        ForEach(Self.messages) { message in
          if message.isImportant { AccessibilityRotorEntry(message.text, id: message.id) }
        }
      }
      .accessibilityIdentifier("messages")
    }
    func next() async {
      screen.element(id: "messages").performAction(named: "Next Important")
      await screen.settle()
    }
    await next()
    #expect(screen["Message 5"].hasAccessibilityFocus)
    await next()
    #expect(screen["Message 30"].hasAccessibilityFocus)
    screen.element(id: "messages").performAction(named: "Previous Important")
    await screen.settle()
    #expect(screen["Message 5"].hasAccessibilityFocus)
    screen.element(id: "messages").performAction(named: "Previous Important")
    await screen.settle()
    #expect(screen["Message 5"].hasAccessibilityFocus)
  }

  @Test("J370: an entry in a namespace is found anywhere in the window, after what prepares it")
  func namespaces() async {
    struct Rooms: View {
      @Namespace private var space
      @State private var isOpen = false

      var body: some View {
        VStack {
          if isOpen { Text("Cellar").accessibilityRotorEntry(id: "cellar", in: space) }
          Text("Attic").accessibilityRotorEntry(id: "attic", in: space)
          Text("Plan").accessibilityRotor(Text("Room")) {
            AccessibilityRotorEntry("Attic", id: "attic", in: space)
            AccessibilityRotorEntry("Cellar", id: "cellar", in: space) { isOpen = true }
          }
        }
      }
    }
    let screen = Screen { Rooms() }
    screen["Plan"].performAction(named: "Next Room")
    await screen.settle()
    #expect(screen["Attic"].hasAccessibilityFocus)
    screen["Plan"].performAction(named: "Next Room")
    await screen.settle()
    #expect(screen["Cellar"].hasAccessibilityFocus)
    screen["Plan"].performAction(named: "Next Room")
    await screen.settle()
    #expect(screen["Cellar"].hasAccessibilityFocus)
    screen["Plan"].performAction(named: "Previous Room")
    await screen.settle()
    #expect(screen["Attic"].hasAccessibilityFocus)
  }

  @Test("J370: rotors of elements, of usual kinds and of parts of a text")
  func kinds() async {
    let text = "See the rules and the terms."
    let ranges = ["rules", "terms"].compactMap { text.range(of: $0) }
    let screen = Screen {
      VStack {
        Text("Alpha").id("a")
        Text("Beta").id("b")
        Text(text).accessibilityRotor(.links, textRanges: ranges)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor(.headings, entries: ["a", "b"], entryID: \.self, entryLabel: \.self)
    }
    screen[text].performAction(named: "Next Link")
    await screen.settle()
    #expect(screen[text].hasAccessibilityFocus)
  }

  @Test("An action of a kind with a name of its own is offered by that name")
  func namedKind() {
    var isDone = false
    let screen = Screen {
      Text("Letter").accessibilityAction(AccessibilityActionKind(named: Text("Archive"))) { isDone = true }
    }
    screen["Letter"].performAction(named: "Archive")
    #expect(isDone)
  }
}
