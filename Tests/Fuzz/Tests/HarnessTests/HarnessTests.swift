import SwiftUITesting
import Testing

// The test harness as it is in release builds, for packages that run their tests in release.

@Observable
private final class Basket {
  var names: [String] = []
}

private struct Shop: View {
  let basket: Basket
  @State private var name = ""
  @State private var isOpen = false
  @State private var ticks = 0

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        Button("Add") {
          withAnimation { basket.names.append(name) }
          name = ""
        }
        if !basket.names.isEmpty { Button("Remove") { withAnimation { _ = basket.names.removeLast() } } }
        ForEach(basket.names, id: \.self) { Text($0).transition(.slide) }
        Text("Ticks \(ticks)")
        Button("Details") { isOpen = true }
        ScrollView {
          LazyVStack { ForEach(0..<1_000, id: \.self) { Text("Row \($0)") } }
        }
      }
      .sheet(isPresented: $isOpen) { Button("Done") { isOpen = false } }
      .sensoryFeedback(.success, trigger: basket.names.count)
      .task {
        for _ in 0..<3 {
          try? await Task.sleep(for: .seconds(1))
          ticks += 1
        }
      }
    }
  }
}

/// The harness in release builds.
@MainActor
struct HarnessTests {
  @Test("Taps and typed text reach the model and come back to the screen")
  func acting() {
    let basket = Basket()
    let screen = Screen { Shop(basket: basket) }
    screen["Name"].type("Milk")
    screen["Add"].tap()
    #expect(basket.names == ["Milk"])
    #expect(screen["Milk"].exists)
    #expect(screen["Name"].value == "")
  }

  @Test("Time is the test's own, and what leaves is gone when its animation is over")
  func time() async {
    let basket = Basket()
    let screen = Screen { Shop(basket: basket) }
    await screen.advance(by: .seconds(3))
    #expect(screen["Ticks 3"].exists && screen.now == .seconds(3))
    screen["Name"].type("Milk")
    screen["Add"].tap()
    await screen.settle()
    let row = screen["Milk"].frame
    screen["Remove"].tap()
    await screen.advance(by: .milliseconds(50))
    let leaving = screen.snapshot()
    await screen.settle()
    #expect(!screen["Milk"].exists)
    #expect(screen.snapshot().difference(from: leaving) > 0, "nothing was drawn at \(row) while it left")
  }

  @Test("Sheets open and close, and rows come when they are scrolled to")
  func presenting() async {
    let screen = Screen { Shop(basket: Basket()) }
    screen["Details"].tap()
    await screen.settle()
    #expect(screen["Done"].isHittable && !screen["Details"].isHittable)
    screen["Done"].tap()
    await screen.settle()
    #expect(!screen["Done"].exists && screen["Details"].isHittable)
    #expect(screen["Row 0"].isHittable && !screen["Row 900"].exists)
    screen["Row 900"].scrollIntoView()
    #expect(screen["Row 900"].isHittable && !screen["Row 0"].exists)
  }

  @Test("A snapshot has pixels, a description words, a recording frames, and nothing is warned of")
  func pictures() async {
    let screen = Screen(width: 120, height: 80) { Shop(basket: Basket()) }
    let snapshot = screen.snapshot()
    #expect(snapshot.width == 240 && snapshot.height == 160)
    #expect(snapshot.difference(from: Screen(width: 120, height: 80) { EmptyView() }.snapshot()) > 0.001)
    #expect(screen.describe().contains("Add"))
    #expect(screen.trace.bodies(of: Shop.self) >= 1)
    #expect(screen.trace.warnings == [])
    screen.unmount()
  }
}
