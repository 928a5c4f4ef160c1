import SwiftUITesting
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@MainActor
struct SmokeTests {
  @Test("A tap reaches a button, its write the body, and the body the screen")
  func counting() {
    let screen = Screen { Counter() }
    #expect(screen.visibleText == ["Count 0", "Add"])
    screen["Add"].tap()
    #expect(screen.visibleText == ["Count 1", "Add"])
    #expect(screen.trace.causes.contains("tap \"Add\" > State<Int> Counter.count > Counter.body"))
  }

  @Test("The picture of a screen has its size in pixels and shows its text")
  func picture() {
    let screen = Screen(width: 100, height: 50) { Text("X").font(.largeTitle) }
    let empty = Screen(width: 100, height: 50) { EmptyView() }
    let snapshot = screen.snapshot()
    #expect(snapshot.width == 200 && snapshot.height == 100)
    #expect(snapshot.difference(from: empty.snapshot()) > 0.005)
  }

  @Test("A test program loads no GTK, with the trait Windows or without")
  func libraries() {
    #expect(isLoaded("libcairo.so.2"))
    #expect(!isLoaded("libgtk-4.so.1"))
  }

  private func isLoaded(_ library: String) -> Bool {
    dlopen(library, RTLD_LAZY | RTLD_NOLOAD) != nil
  }
}
