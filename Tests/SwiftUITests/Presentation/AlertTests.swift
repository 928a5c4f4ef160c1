import SwiftUITesting
import Testing

@MainActor
struct AlertTests {
  @Test("F24: an alert without buttons has an OK that closes it")
  func defaultButton() {
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        Text(isShown ? "open" : "closed").alert("Saved", isPresented: $isShown) {}
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.element(.alert, "Saved").exists)
    #expect(screen.elements(.button).map(\.label) == ["OK"])
    screen["OK"].tap()
    #expect(screen.visibleText == ["closed"])
  }

  @Test("F24: a button's action runs and the alert goes")
  func actions() {
    struct Owner: View {
      let log: (String) -> Void
      @State private var isShown = true
      var body: some View {
        Text("Owner").alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log("deleted, shown \(isShown)") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be undone.")
        }
      }
    }
    var log: [String] = []
    let screen = Screen { Owner { log.append($0) } }
    #expect(screen["It cannot be undone."].exists)
    #expect(!screen["OK"].exists)
    #expect(screen["Cancel"].frame.midX < screen["Delete"].frame.midX)
    screen["Delete"].tap()
    #expect(log == ["deleted, shown true"])
    #expect(!screen.element(.alert).exists)
  }

  @Test("F24: of three buttons the one that cancels is last")
  func order() {
    let screen = Screen {
      Text("Owner").alert("Save?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      }
    }
    #expect(screen["Save"].frame.midY < screen["Discard"].frame.midY)
    #expect(screen["Discard"].frame.midY < screen["Cancel"].frame.midY)
  }

  @Test("F24: an alert about data that is missing shows its title and OK")
  func missingData() {
    let screen = Screen {
      Text("Owner").alert("Item", isPresented: .constant(true), presenting: Optional<Int>.none) { number in
        Button("Use \(number)") {}
      } message: { number in
        Text("Number \(number)")
      }
    }
    #expect(screen.element(.alert).element(.button).label == "OK")
    #expect(screen.visibleText.contains("Item"))
  }

  @Test("F24: an alert keeps the contents it began with")
  func captured() {
    struct Owner: View {
      let name: String
      var body: some View { Text("Owner").alert("Hello \(name)", isPresented: .constant(true)) {} }
    }
    let screen = Screen { Owner(name: "Ann") }
    screen.update { Owner(name: "Bob") }
    #expect(screen.element(.alert, "Hello Ann").exists)
    #expect(screen.elements(.alert).count == 1)
  }

  @Test("F25: an alert about an item is there while there is one")
  func item() {
    struct Owner: View {
      @State private var name: String? = "Ann"
      var body: some View {
        Text(name ?? "none").alert("Remove", item: $name) { name in Button("Remove \(name)") {} }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.element(.alert, "Remove").exists)
    #expect(screen.elements(.button).map(\.label) == ["Remove Ann"])
    screen["Remove Ann"].tap()
    #expect(screen.visibleText == ["none"])
  }

  @Test("The older Alert, with one and with two buttons")
  func older() {
    struct Owner: View {
      let log: (String) -> Void
      @State private var isShown = true
      var body: some View {
        Text("Owner").alert(isPresented: $isShown) {
          Alert(
            title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Do")) { log("done") },
            secondaryButton: .cancel())
        }
      }
    }
    var log: [String] = []
    let screen = Screen { Owner { log.append($0) } }
    #expect(screen.element(.alert, "Title").exists)
    screen["Do"].tap()
    #expect(log == ["done"])
    #expect(!screen.element(.alert).exists)
    let single = Screen {
      Text("Owner").alert(isPresented: .constant(true)) {
        Alert(title: Text("Hi"), dismissButton: .default(Text("Bye")))
      }
    }
    #expect(single["Bye"].exists)
  }

  @Test("An alert about an error is titled by it")
  func error() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No network" }
    }
    let screen = Screen {
      Text("Owner").alert(isPresented: .constant(true), error: Failure()) { Button("Retry") {} }
    }
    #expect(screen.element(.alert, "No network").exists)
    #expect(screen.element(.alert).element(.button).label == "Retry")
  }

  @Test("F24: a dialog gets a button to leave it unless it has one")
  func dialog() {
    struct Owner: View {
      @State private var isShown = true
      var hasCancel = false
      var body: some View {
        Text(isShown ? "open" : "closed").confirmationDialog(
          "Sort by", isPresented: $isShown, titleVisibility: .visible
        ) {
          Button("Name") {}
          if hasCancel { Button("Never mind", role: .cancel) {} }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(screen.element(.dialog, "Sort by").exists)
    #expect(screen["Cancel"].exists)
    screen["Cancel"].tap()
    #expect(screen["closed"].exists)
    let other = Screen { Owner(hasCancel: true) }
    #expect(!other["Cancel"].exists)
    #expect(other["Name"].frame.midY < other["Never mind"].frame.midY)
  }

  @Test("The older action sheet")
  func actionSheet() {
    var log: [String] = []
    let screen = Screen {
      Text("Owner").actionSheet(isPresented: .constant(true)) {
        ActionSheet(
          title: Text("Share"), message: Text("Where to?"),
          buttons: [.default(Text("Mail")) { log.append("mail") }, .cancel()])
      }
    }
    #expect(screen.visibleText.contains("Where to?"))
    screen["Mail"].tap()
    #expect(log == ["mail"])
  }

  @Test("An alert asks nothing of the texts around it")
  func plainTexts() {
    let screen = Screen {
      Text("Owner").alert("Title", isPresented: .constant(true)) {}.font(.system(size: 60)).disabled(true)
    }
    #expect(screen["OK"].frame.height == 44)
    #expect(screen["OK"].isEnabled)
  }
}
