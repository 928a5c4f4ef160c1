import SwiftUITesting
import Testing

/// Focus.
@MainActor
struct FocusTests {
  private enum Field: Hashable {
    case first, second, other
  }

  private struct Login: View {
    @State var user = ""
    @State var password = ""
    @FocusState var field: Field?

    var body: some View {
      VStack {
        TextField("User", text: $user).focused($field, equals: .first).onSubmit { field = .second }
        SecureField("Password", text: $password).focused($field, equals: .second)
        Button("To second") { field = .second }
        Button("To nowhere") { field = .other }
        Button("Leave") { field = nil }
        Text("focus: \(field.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test("E9: focus that enters a view writes the state, and leaving resets it")
  func entering() {
    let screen = Screen { Login() }
    #expect(screen["focus: none"].exists)
    screen["User"].tap()
    #expect(screen["focus: first"].exists)
    screen["Password"].tap()
    #expect(screen["focus: second"].exists)
    #expect(!screen["User"].isFocused)
  }

  @Test("E9: writing the state moves the focus; nil takes it away")
  func writing() {
    let screen = Screen { Login() }
    screen["To second"].tap()
    #expect(screen["Password"].isFocused)
    #expect(screen["focus: second"].exists)
    screen["Leave"].tap()
    #expect(!screen["Password"].isFocused)
    #expect(screen["focus: none"].exists)
  }

  @Test("E9: a value that no view claims goes away again")
  func unclaimed() {
    let screen = Screen { Login() }
    screen["User"].tap()
    screen["To nowhere"].tap()
    #expect(screen["focus: none"].exists)
    #expect(!screen["Password"].isFocused)
  }

  @Test("E11: the return key submits; the handler moves the focus")
  func submitMovesFocus() {
    let screen = Screen { Login() }
    screen["User"].type("ada")
    screen.key(.return)
    #expect(screen["Password"].isFocused)
    screen.type("x")
    #expect(screen["Password"].value == "•")
  }

  @Test("the tab key goes from field to field and around")
  func tab() {
    let screen = Screen { Login() }
    screen.key(.tab)
    #expect(screen["User"].isFocused)
    screen.key(.tab)
    #expect(screen["Password"].isFocused)
    screen.key(.tab)
    #expect(screen["User"].isFocused)
    screen.key(.tab, modifiers: .shift)
    #expect(screen["Password"].isFocused)
  }

  @Test("E9: a field that appears in the same update gets the focus that is asked for it")
  func appearing() {
    struct Page: View {
      @State var isShown = false
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          if isShown { TextField("Late", text: $text).focused($isFocused) }
          Button("Show") {
            isShown = true
            isFocused = true
          }
          Button("Animated") {
            withAnimation { isShown = true }
            isFocused = true
          }
          Button("Hide") { isShown = false }
          Text(isFocused ? "has it" : "has it not")
        }
      }
    }
    let screen = Screen { Page() }
    screen["Show"].tap()
    #expect(screen["Late"].isFocused)
    #expect(screen["has it"].exists)
    screen["Hide"].tap()
    #expect(screen["has it not"].exists)
    screen["Animated"].tap()
    #expect(screen["Late"].isFocused)
  }

  @Test("E9: focus asked for when the view appears")
  func onAppear() {
    struct Page: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View { TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true } }
    }
    #expect(Screen { Page() }["Name"].isFocused)
    struct Default: View {
      @State var text = ""
      @FocusState var field: Field?
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: .first)
          TextField("B", text: $text).focused($field, equals: .second)
        }
        .defaultFocus($field, .second)
      }
    }
    #expect(Screen { Default() }["B"].isFocused)
  }

  @Test("E9: removing or renaming the focused view drops the focus, and it does not come back")
  func removing() {
    struct Page: View {
      @State var id = 0
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused).id(id)
          Button("Rename") { id += 1 }
          Text(isFocused ? "has it" : "has it not")
        }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].tap()
    #expect(screen["has it"].exists)
    screen["Rename"].tap()
    #expect(screen["has it not"].exists)
    #expect(!screen["Name"].isFocused)
  }

  @Test("E9: disabling or hiding the focused view drops the focus")
  func disabling() {
    struct Page: View {
      @State var isOff = false
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused).disabled(isOff)
          Button("Off") { isOff = true }
          Text(isFocused ? "has it" : "has it not")
        }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].tap()
    #expect(screen["has it"].exists && screen["Name"].isFocused)
    screen["Off"].tap()
    #expect(screen["has it not"].exists && !screen["Name"].isFocused)
    struct Pages: View {
      @State var page = 1
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        VStack {
          TabView(selection: $page) {
            TextField("Name", text: $text).focused($isFocused).tabItem { Text("First") }.tag(1)
            Text("second page").tabItem { Text("Second") }.tag(2)
          }
          Button("Hide") { page = 2 }
          Text(isFocused ? "has it" : "has it not")
        }
      }
    }
    let pages = Screen { Pages() }
    pages["Name"].tap()
    #expect(pages["has it"].exists && pages["Name"].isFocused)
    pages["Hide"].tap()
    #expect(pages["has it not"].exists && !pages["Name"].exists)
  }

  @Test("E9: of two views with one value the first gets the focus, with a warning")
  func ambiguous() {
    struct Page: View {
      @State var text = ""
      @FocusState var field: Field?
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: .first)
          TextField("B", text: $text).focused($field, equals: .first)
          Button("Go") { field = .first }
        }
      }
    }
    let screen = Screen { Page() }
    screen["Go"].tap()
    #expect(screen["A"].isFocused)
    #expect(screen.trace.warnings.contains { $0.contains("the first one gets the focus") })
  }

  @Test("E9: a state that is true or false counts the focus inside of its view, one with values does not")
  func containers() {
    struct Page: View {
      @State var text = ""
      @FocusState var isInside: Bool
      @FocusState var field: Field?
      var body: some View {
        VStack {
          VStack { TextField("Name", text: $text) }
            .focusable()
            .focused($isInside)
            .focused($field, equals: .first)
          Text(isInside ? "inside" : "outside")
          Text(field == nil ? "no value" : "a value")
        }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].tap()
    #expect(!screen["outside"].exists && screen["Name"].isFocused)
    #expect(screen["inside"].exists)
    #expect(screen["no value"].exists)
  }

  @Test("E9: a press on something that cannot have the focus leaves it; one on something that can moves it")
  func pressing() {
    struct Page: View {
      @State var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Text("plain")
          Color.red.frame(width: 50, height: 50).focusable().accessibilityElement().accessibilityLabel("box")
        }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].tap()
    screen["plain"].tap()
    #expect(screen["Name"].isFocused)
    screen["box"].tap()
    #expect(!screen["Name"].isFocused)
    #expect(screen["box"].isFocused)
  }

  @Test("E9: a binding to a focus state is read and written by a child")
  func binding() {
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      @Binding var text: String
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
        Button(isFocused ? "Leave" : "Enter") { isFocused.toggle() }
      }
    }
    struct Page: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View { VStack { Child(isFocused: $isFocused, text: $text) } }
    }
    let screen = Screen { Page() }
    screen["Enter"].tap()
    #expect(screen["Name"].isFocused)
    screen["Leave"].tap()
    #expect(!screen["Name"].isFocused)
  }

  @Test("H3: taking the binding of a focus state outside of a view is a warning")
  func outsideOfView() {
    struct Page: View {
      @FocusState var isFocused: Bool
      var body: some View { Text("x") }
    }
    let page = Page()
    let screen = Screen { Text("x").onAppear { _ = page.$isFocused } }
    #expect(screen.trace.warnings.contains { $0.hasPrefix("Accessing FocusState's value outside") })
  }

  @Test("the environment tells what is inside of a focusable view whether it has the focus")
  func environment() {
    struct Inner: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Text(isFocused ? "focused" : "not focused") }
    }
    let screen = Screen { Inner().focusable() }
    #expect(screen.visibleText == ["not focused"])
    screen["not focused"].tap()
    #expect(screen.visibleText == ["focused"])
  }

  private struct Document: View {
    let name: String
    @Binding var text: String
    var body: some View {
      TextField(name, text: $text).focusedValue(\.documentName, name).focusedValue(\.documentText, $text)
    }
  }

  private struct Menu: View {
    @FocusedValue(\.documentName) var name
    @FocusedBinding(\.documentText) var text
    var body: some View {
      VStack {
        Text(name ?? "no document")
        Button("Clear") { text = "" }
      }
    }
  }

  @Test("what the focused view offers is read elsewhere and written through a binding")
  func focusedValues() {
    struct Page: View {
      @State var a = "one"
      @State var b = "two"
      var body: some View {
        VStack {
          Document(name: "A", text: $a)
          Document(name: "B", text: $b)
          Menu()
        }
      }
    }
    let screen = Screen { Page() }
    #expect(screen["no document"].exists)
    screen.element(.textField, "B").tap()
    #expect(screen.element(.text, "B").exists)
    screen["Clear"].tap()
    #expect(screen.element(.textField, "B").value == "")
    #expect(screen.element(.textField, "A").value == "one")
    screen.element(.textField, "A").tap()
    #expect(screen.element(.text, "A").exists)
  }
}

extension FocusedValues {
  @Entry fileprivate var documentName: String?
  @Entry fileprivate var documentText: Binding<String>?
}
