import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor @Suite(.strictWarnings)
struct HostedSchemeTests {
  private struct Page: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("J24: a hosting controller whose content prefers another appearance is shown in a screen of the opposite one")
  func opposite() async {
    let hosting = UIHostingController(rootView: Text("Night").preferredColorScheme(.dark))
    let screen = Screen(colorScheme: .light) { Page(controller: hosting) }
    await screen.settle()
    #expect(screen["Night"].exists)
    _ = screen.snapshot()
    screen.update { Page(controller: hosting) }
    await screen.settle()
    #expect(screen["Night"].exists)
  }

  private struct Toggled: View {
    @State private var isDark = false
    var body: some View {
      VStack {
        Button("Switch") { isDark.toggle() }
        Page(controller: UIHostingController(rootView: Text("Room")))
      }
      .preferredColorScheme(isDark ? .dark : .light)
    }
  }

  @Test("J24: hosted views stay while the appearance around them changes")
  func changing() async {
    let screen = Screen { Toggled() }
    for _ in 0..<4 {
      screen["Switch"].tap()
      await screen.settle()
      _ = screen.snapshot()
      #expect(screen["Room"].exists)
    }
  }
}
