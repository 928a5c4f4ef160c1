import Foundation
import SwiftUITesting
import Testing

/// J415: rows that are selected by typing.
@MainActor
struct TypeSelectTests {
  private struct Names: View {
    @State private var chosen: String?
    let names: [String]

    init(_ names: [String]) {
      self.names = names
    }

    var body: some View {
      VStack {
        Text("Chosen: \(chosen ?? "none")")
        List(names, id: \.self, selection: $chosen) { name in
          Text(name).typeSelectEquivalent(name == "Zebra" ? Text("Quagga") : nil)
        }
        Button("Other") {}
      }
    }
  }

  private func screen(_ names: [String]) -> Screen {
    let screen = Screen(width: 300, height: 300) { Names(names) }
    screen[names[0]].tap()
    return screen
  }

  @Test("J415: what is typed selects the next row that begins so, without regard to capitals and accents")
  func typing() async {
    let screen = screen(["Anna", "Bert", "Bob", "Émile", "Zebra"])
    screen.key("b")
    #expect(screen["Chosen: Bert"].exists)
    screen.key("o")
    #expect(screen["Chosen: Bob"].exists)
    await screen.advance(by: .seconds(2))
    screen.key("e")
    #expect(screen["Chosen: Émile"].exists)
    await screen.advance(by: .seconds(2))
    screen.key("b")
    #expect(screen["Chosen: Bert"].exists)
    await screen.advance(by: .seconds(2))
    screen.key("x")
    #expect(screen["Chosen: Bert"].exists)
  }

  @Test("J415: a row is found by what it says instead of its title")
  func equivalent() async {
    let screen = screen(["Anna", "Zebra"])
    screen.key("z")
    #expect(screen["Chosen: Anna"].exists)
    await screen.advance(by: .seconds(2))
    screen.key("q")
    #expect(screen["Chosen: Zebra"].exists)
  }

  @Test("J415: rows that were not made yet are found and shown")
  func farRows() {
    let screen = screen((0..<500).map { "Row \($0)" } + ["Last"])
    screen.key("l")
    #expect(screen["Chosen: Last"].exists)
    #expect(screen["Last"].exists)
    screen.key(.upArrow)
    #expect(screen["Chosen: Row 499"].exists)
  }
}
