import SwiftUITesting
import Testing

/// Sheets that only grow, and those that keep the user from ending the program.
@MainActor
struct StickySizingTests {
  private struct Page: View {
    @State private var isShown = true
    @State private var height: CGFloat = 200

    var body: some View {
      Color.clear.sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          Button("Grow") { height = 400 }
          Button("Shrink") { height = 100 }
        }
        .frame(width: 300, height: height)
        .presentationSizing(.fitted.sticky(vertical: true))
      }
    }
  }

  @Test("J431: a sticky sheet grows with its content, and does not become smaller again")
  func grows() async {
    let screen = Screen(width: 1000, height: 800) { Page() }
    await screen.settle()
    #expect(screen.element(.sheet).frame.height == 200)
    screen["Grow"].tap()
    await screen.settle()
    #expect(screen.element(.sheet).frame.height == 400)
    screen["Shrink"].tap()
    await screen.settle()
    #expect(screen.element(.sheet).frame.height == 400)
  }
}
