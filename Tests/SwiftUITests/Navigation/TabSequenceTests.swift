import SwiftUITesting
import Testing

/// Stacks in tabs.
@MainActor
struct TabSequenceTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    init(name: String) { self.name = name }
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Pages: View {
    let name: String
    let life: Life
    var body: some View {
      NavigationStack {
        VStack {
          Counter(name: "\(name) root")
          NavigationLink("Deeper in \(name)", value: 1)
        }
        .onAppear { life.log.note("+\(name)") }
        .onDisappear { life.log.note("-\(name)") }
        .navigationDestination(for: Int.self) { depth in
          VStack {
            Counter(name: "\(name) page \(depth)")
            NavigationLink("Deeper in \(name)", value: depth + 1)
          }
          .onAppear { life.log.note("+\(name)\(depth)") }
          .onDisappear { life.log.note("-\(name)\(depth)") }
        }
      }
    }
  }

  private struct Life {
    let log = Log()
  }

  @Test("F1, F10, A27: push, push, switch tab, back, pop: what is covered stays, what is popped goes")
  func sequence() {
    let life = Life()
    let screen = Screen {
      TabView {
        Pages(name: "A", life: life).tabItem { Text("First") }
        Pages(name: "B", life: life).tabItem { Text("Second") }
      }
    }
    #expect(life.log.take() == ["+A"])
    screen["A root 0"].tap()
    screen["Deeper in A"].tap()
    #expect(life.log.take().sorted() == ["+A1", "-A"])
    screen["A page 1 0"].tap()
    screen["Deeper in A"].tap()
    screen["A page 2 0"].tap()
    #expect(life.log.take().sorted() == ["+A2", "-A1"])

    screen.element(.tab, "Second").tap()
    #expect(screen["B root 0"].exists)
    #expect(life.log.take().sorted() == ["+B", "-A2"])
    screen["B root 0"].tap()

    screen.element(.tab, "First").tap()
    #expect(screen["A page 2 1"].exists)
    #expect(life.log.take().sorted() == ["+A2", "-B"])

    screen.element(.backButton).tap()
    #expect(screen["A page 1 1"].exists)
    screen["Deeper in A"].tap()
    #expect(screen["A page 2 0"].exists)
    screen.element(.backButton).tap()
    screen.element(.backButton).tap()
    #expect(screen["A root 1"].exists)
    screen.element(.tab, "Second").tap()
    #expect(screen["B root 1"].exists)
  }
}
