import SwiftUITesting
import Testing

/// Delegates are made by their metatypes, in a way that a release build might see through.
@MainActor
struct DelegateTests {
  @Test("A delegate of UIKit is made with its own initializer and values, and is told of the launch")
  func delegate() {
    let screen = Screen(running: Program.self)
    #expect(screen.visibleText == ["made, launched, 3 notes"])
  }
}

private class Base: UIResponder {
  var steps: [String]

  override init() {
    steps = ["made"]
    super.init()
  }
}

private final class Delegate: Base, UIApplicationDelegate, ObservableObject {
  let count = 3

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    steps.append("launched")
    return true
  }
}

private struct Program: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Page() }
  }
}

private struct Page: View {
  @EnvironmentObject private var delegate: Delegate

  var body: some View {
    Text(verbatim: delegate.steps.joined(separator: ", ") + ", \(delegate.count) notes")
  }
}
