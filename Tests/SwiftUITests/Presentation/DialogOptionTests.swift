import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct DialogOptionTests {
  private struct Question: View {
    let isDialog: Bool
    @State private var isAsked = false
    @State private var isSuppressed = false

    init(isDialog: Bool) { self.isDialog = isDialog }

    var body: some View {
      VStack {
        Button("Ask") { isAsked = true }
        Text(isSuppressed ? "never again" : "again")
        if isDialog {
          Color.clear.confirmationDialog("Delete?", isPresented: $isAsked) { Button("Delete") {} }
        } else {
          Color.clear.alert("Delete?", isPresented: $isAsked) { Button("Delete") {} }
        }
      }
      .dialogSeverity(.critical)
      .dialogSuppressionToggle("Stop asking", isSuppressed: $isSuppressed)
    }
  }

  @Test("J335: a question has a switch not to be asked again, and a sign of warning", arguments: [true, false])
  func suppression(isDialog: Bool) async {
    let screen = Screen { Question(isDialog: isDialog) }
    #expect(!screen["Stop asking"].exists)
    screen["Ask"].tap()
    await screen.settle()
    #expect(screen["Warning"].exists)
    screen["Stop asking"].tap()
    await screen.settle()
    screen["Delete"].tap()
    await screen.settle()
    #expect(screen["never again"].exists)
    #expect(!screen["Stop asking"].exists)
  }

  @Test("J335: the picture of a question is the program's, in place of the sign of warning")
  func icon() async {
    let screen = Screen {
      Color.clear
        .alert("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
        .dialogSeverity(.critical)
        .dialogIcon(Image(systemName: "trash"))
        .dialogSuppressionToggle(isSuppressed: .constant(false))
    }
    await screen.settle()
    #expect(!screen["Warning"].exists)
    #expect(screen["Don’t ask again"].exists)
    let without = Screen {
      Color.clear.alert("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
    }
    await without.settle()
    #expect(screen.element(.alert).frame.height > without.element(.alert).frame.height + 40)
  }
}
