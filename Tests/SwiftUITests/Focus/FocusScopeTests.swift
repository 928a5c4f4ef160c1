import Combine
import SwiftUITesting
import Testing

/// J206 and J207: objects of the focus, and the view of a scope that has it first.
@MainActor
struct FocusScopeTests {
  private final class Draft: ObservableObject {
    @Published var words = 1
  }

  private struct Editor: View {
    let name: String
    @StateObject private var draft = Draft()
    var body: some View {
      Button("\(name) types") { draft.words += 1 }
        .focusable(interactions: .edit)
        .focusedObject(draft)
    }
  }

  private struct Counter: View {
    @FocusedObject private var draft: Draft?
    var body: some View {
      Text(draft.map { "\($0.words) words" } ?? "no draft").accessibilityIdentifier("count")
      Button("Reset") { $draft?.words.wrappedValue = 0 }
    }
  }

  @Test("J206: the object of the focused view is found, observed and written through")
  func object() {
    let screen = Screen {
      VStack {
        Editor(name: "Ada")
        Editor(name: "Ben")
        Counter()
      }
    }
    let count = screen.element(id: "count")
    #expect(count.label == "no draft")
    screen["Ada types"].tap()
    #expect(count.label == "2 words")
    screen.key(.tab)
    #expect(count.label == "1 words")
    screen["Reset"].tap()
    #expect(count.label == "0 words")
    screen.key(.tab)
    #expect(count.label == "2 words")
  }

  @Test("J206: the object of a scene is found wherever the focus is; nil takes it away")
  func sceneObject() {
    struct Page: View {
      @StateObject private var draft = Draft()
      @State private var offers = true
      var body: some View {
        VStack {
          Button("Write") { draft.words += 1 }.focusedSceneObject(offers ? draft : nil)
          Button("Withdraw") { offers = false }
          Counter()
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.element(id: "count").label == "1 words")
    screen["Write"].tap()
    #expect(screen.element(id: "count").label == "2 words")
    screen["Withdraw"].tap()
    #expect(screen.element(id: "count").label == "no draft")
  }

  private struct Form: View {
    @Namespace private var form
    @State private var first = ""
    @State private var second = ""
    @Environment(\.resetFocus) private var resetFocus
    let preference: Bool
    var body: some View {
      VStack {
        TextField("First", text: $first)
        TextField("Second", text: $second).prefersDefaultFocus(preference, in: form)
        Button("Reset") { resetFocus(in: form) }
      }
      .focusScope(form)
    }
  }

  @Test("J207: the view that prefers it has the focus at first, and after a reset")
  func preference() {
    let screen = Screen { Form(preference: true) }
    #expect(screen.element(.textField, "Second").isFocused)
    screen.element(.textField, "First").tap()
    #expect(screen.element(.textField, "First").isFocused)
    screen["Reset"].tap()
    #expect(screen.element(.textField, "Second").isFocused)
  }

  @Test("J207: without a preference nothing has the focus at first, and a reset gives it to the first view")
  func noPreference() {
    let screen = Screen { Form(preference: false) }
    #expect(!screen.element(.textField, "First").isFocused)
    #expect(!screen.element(.textField, "Second").isFocused)
    screen["Reset"].tap()
    #expect(screen.element(.textField, "First").isFocused)
  }

  @Test("J207: a reset in a scope of no view does nothing")
  func unknownScope() {
    struct Elsewhere: View {
      @Namespace private var nowhere
      @State private var text = ""
      @Environment(\.resetFocus) private var resetFocus
      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Button("Reset") { resetFocus(in: nowhere) }
        }
      }
    }
    let screen = Screen { Elsewhere() }
    screen["Reset"].tap()
    #expect(!screen.element(.textField, "Field").isFocused)
  }
}
