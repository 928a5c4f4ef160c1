import SwiftUITesting
import Testing

/// J403: suggestions of text fields.
@MainActor
struct TextInputSuggestionTests {
  private struct Field: View {
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("City", text: $text)
          .textInputSuggestions {
            ForEach(["Berlin", "Bern", "Rome"].filter { $0.hasPrefix(text) }, id: \.self) { city in
              Text(city).textInputCompletion(city)
            }
          }
        TextField("Other", text: .constant(""))
        Text("text: \(text)")
        Spacer()
      }
    }
  }

  @Test("J403: suggestions are shown while the field is edited, and the one that is chosen is written")
  func choosing() {
    let screen = Screen { Field() }
    #expect(!screen.element(.button, "Rome").exists)
    screen.element(.textField, "City").tap()
    #expect(screen.element(.button, "Rome").exists)
    screen.type("Be")
    #expect(!screen.element(.button, "Rome").exists)
    screen.element(.button, "Bern").tap()
    #expect(screen["text: Bern"].exists)
    #expect(!screen.element(.button, "Bern").exists)
  }

  @Test("J403: after a choice, another text brings suggestions again; without the focus there are none")
  func again() {
    let screen = Screen { Field() }
    screen.element(.textField, "City").tap()
    screen.element(.button, "Berlin").tap()
    #expect(!screen.element(.button, "Berlin").exists)
    screen.key(.delete)
    #expect(screen.element(.button, "Berlin").exists)
    screen.element(.textField, "Other").tap()
    #expect(!screen.element(.button, "Berlin").exists)
  }
}
