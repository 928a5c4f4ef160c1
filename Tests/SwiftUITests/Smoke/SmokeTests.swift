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
  @Test func counting() throws {
    let screen = Screen { Counter() }
    print(screen.describe())
    screen["Add"].tap()
    #expect(screen["Count 1"].exists)
    print(screen.describe())
    print(screen.trace.causes)
    try screen.snapshot().write(to: URL(fileURLWithPath: "/tmp/smoke.png"))
  }
}
