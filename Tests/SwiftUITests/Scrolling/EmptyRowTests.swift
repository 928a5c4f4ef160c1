import SwiftUITesting
import Testing

/// Rows that show nothing yet.
@MainActor
struct EmptyRowTests {
  @Observable final class Model {
    var showsMore = false
  }

  /// A row that counts as one row, because its type is erased.
  private struct More: View {
    let model: Model

    var body: some View {
      let isShown = model.showsMore
      AnyView(Group { if isShown { Text("More").frame(height: 20) } })
    }
  }

  private func scroll(_ screen: Screen, by length: CGFloat) {
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: length))
  }

  @Test("C96: a row that was empty at the beginning of the window comes in sight")
  func beginning() {
    let model = Model()
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          AnyView(More(model: model))
          ForEach(0..<100) { Text("Row \($0)").frame(height: 20) }
        }
      }
    }
    #expect(screen.visibleText.first == "Row 0")
    model.showsMore = true
    #expect(screen.visibleText.first == "More")
    model.showsMore = false
    #expect(screen.visibleText == (0..<5).map { "Row \($0)" })
  }

  @Test("C96: a row that was empty at the end of the window makes the content longer")
  func end() {
    let model = Model()
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5) { Text("Row \($0)").frame(height: 20) }
          AnyView(More(model: model))
        }
      }
    }
    model.showsMore = true
    scroll(screen, by: -20)
    #expect(screen.visibleText == ["Row 1", "Row 2", "Row 3", "Row 4", "More"])
  }

  @Test("C96: the only row may be empty at first", arguments: [Axis.Set.horizontal, .vertical])
  func onlyRow(axes: Axis.Set) {
    let model = Model()
    let screen = Screen(width: 100, height: 100) {
      ScrollView(axes) {
        if axes == .horizontal {
          LazyHStack { AnyView(More(model: model)) }
        } else {
          LazyVStack { AnyView(More(model: model)) }
        }
      }
    }
    #expect(screen.visibleText.isEmpty)
    model.showsMore = true
    #expect(screen.visibleText == ["More"])
    model.showsMore = false
    #expect(screen.visibleText.isEmpty)
  }

  @Test("C96: empty rows at the edges of the window are made once")
  func madeOnce() {
    struct Row: View {
      let number: Int
      var body: some View {
        AnyView(Group { if number >= 10 { Text("Row \(number)").frame(height: 20) } })
      }
    }
    let screen = Screen(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } }
    }
    #expect(screen.visibleText == (10..<15).map { "Row \($0)" })
    #expect(screen.trace.bodies(of: Row.self) == 15)
    scroll(screen, by: -10)
    #expect(screen.trace.bodies(of: Row.self) == 16)
    scroll(screen, by: 10)
    #expect(screen.visibleText == (10..<15).map { "Row \($0)" })
  }
}
