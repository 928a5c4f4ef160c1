import SwiftUITesting
import Testing

@MainActor
struct SearchCostTests {
  @Test("Looking at each of many elements searches the screen once", arguments: [10, 100])
  func eachElement(count: Int) {
    let screen = Screen(width: 100, height: 4_000) {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 20) } }
    }
    let before = screen.searchCount
    let rows = screen.elements(.text)
    #expect(rows.map(\.frame.midY) == rows.map(\.frame.midY).sorted())
    #expect(rows.map(\.label) == (0..<count).map { "Row \($0)" })
    #expect(screen.searchCount == before + 1)
    _ = screen.views(Text.self).map(\.frame)
    #expect(screen.searchCount == before + 2)
  }

  @Test("A search finds the current elements after every change")
  func changes() async {
    struct Counter: View {
      @State private var count = 0
      @State private var isLate = false
      var body: some View {
        Button("Count \(count)") { count += 1 }
        if isLate { Text("Late") }
        Color.clear.task {
          try? await Task.sleep(for: .seconds(1))
          isLate = true
        }
      }
    }
    let screen = Screen(width: 100, height: 200) { Counter() }
    #expect(!screen["Late"].exists)
    for count in 0..<3 {
      #expect(screen["Count \(count)"].exists)
      screen["Count \(count)"].tap()
      #expect(!screen["Count \(count)"].exists)
    }
    await screen.advance(by: .seconds(2))
    #expect(screen["Late"].exists)
    screen.update { Counter() }
    #expect(screen["Late"].exists)
    screen.unmount()
    #expect(!screen["Late"].exists)
  }
}
