import SwiftUITesting
import Testing

/// Rows that are moved.
@MainActor
struct MovingTests {
  private struct Letters: View {
    @State private var letters: [String]
    @State private var editMode = EditMode.active
    init(_ letters: [String] = ["a", "b", "c", "d"]) { self.letters = letters }
    var body: some View {
      VStack {
        Text(letters.joined())
        List {
          ForEach(letters, id: \.self) { letter in Text(letter).moveDisabled(letter == "c") }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .environment(\.editMode, $editMode)
        Button("Done") { editMode = .inactive }
      }
    }
  }

  private func mark(_ letter: String, _ screen: Screen) -> Element {
    screen.element(.row, letter).element(.other, "Reorder")
  }

  @Test("F41: dragging a row by its sign moves it: down, up and to the end")
  func dragging() async {
    let screen = Screen { Letters() }
    #expect(screen["abcd"].exists)
    await mark("a", screen).drag(by: CGSize(width: 0, height: 130))
    #expect(screen["bcad"].exists)
    await mark("d", screen).drag(by: CGSize(width: 0, height: -60))
    #expect(screen["bcda"].exists)
    await mark("b", screen).drag(by: CGSize(width: 0, height: 500))
    #expect(screen["cdab"].exists)
    await mark("a", screen).drag(by: CGSize(width: 0, height: 10))
    #expect(screen["cdab"].exists)
    await screen.settle()
    #expect(screen.elements(.row).map(\.label) == ["c", "d", "a", "b"])
  }

  @Test("F41: rows make room for the one that is dragged, and nothing is written before it is let go")
  func makingRoom() {
    let screen = Screen { Letters() }
    let before = screen.element(.row, "b").frame
    let start = mark("a", screen).frame
    screen.pressDown(at: CGPoint(x: start.midX, y: start.midY))
    screen.move(to: CGPoint(x: start.midX, y: start.midY + 60))
    #expect(screen.element(.row, "b").frame.minY < before.minY)
    #expect(screen["abcd"].exists)
    screen.release()
    #expect(screen["bacd"].exists)
  }

  @Test("rows that cannot be moved have no sign, nor has any row outside of edit mode")
  func disabled() {
    let screen = Screen { Letters() }
    func marked() -> [String] { ["a", "b", "c", "d"].filter { mark($0, screen).exists } }
    #expect(marked() == ["a", "b", "d"])
    screen["Done"].tap()
    #expect(marked() == [])
    #expect(screen.elements(.row).map(\.label) == ["a", "b", "c", "d"])
  }
}
