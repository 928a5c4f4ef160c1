import SwiftUITesting
import Testing

/// Menus of the rows of a list.
@MainActor
struct ListItemMenuTests {
  private struct Page: View {
    @State private var chosen: Set<Int> = [1, 2]
    let log: Log

    init(log: Log) {
      self.log = log
    }

    var body: some View {
      List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          if items.isEmpty {
            Button("New") { log.note("new") }
          } else {
            Button("Delete") { log.note("delete \(items.sorted())") }
          }
        } primaryAction: { items in
          log.note("open \(items.sorted())")
        }
    }
  }

  private let log = Log()

  @Test("F28: the menu is about all chosen rows, about a row that is not chosen, or about none")
  func targets() async {
    let screen = Screen { Page(log: log) }
    await screen["Row 2"].longPress()
    screen["Delete"].tap()
    #expect(log.take() == ["delete [1, 2]"])
    await screen["Row 4"].longPress()
    screen["Delete"].tap()
    #expect(log.take() == ["delete [4]"])
    screen.secondaryTap(at: CGPoint(x: 195, y: 700))
    screen["New"].tap()
    #expect(log.take() == ["new"])
  }

  @Test("a double click is the primary action")
  func primaryAction() {
    struct One: View {
      @State private var chosen: Int?
      let log: Log

      init(log: Log) {
        self.log = log
      }

      var body: some View {
        List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Nothing") {}
          } primaryAction: { items in
            log.note("open \(items.sorted())")
          }
      }
    }
    let screen = Screen { One(log: log) }
    screen["Row 4"].doubleTap()
    #expect(log.lines.last == "open [4]")
  }

  @Test("F28: a context menu can show a preview above its items")
  func preview() async {
    let screen = Screen {
      Text("Held").contextMenu {
        Button("Item") {}
      } preview: {
        Text("Preview").frame(width: 200, height: 100)
      }
    }
    #expect(!screen["Preview"].exists)
    await screen["Held"].longPress()
    #expect(screen["Preview"].exists && screen["Item"].exists)
    #expect(screen["Preview"].frame.maxY < screen["Item"].frame.minY)
    screen["Item"].tap()
    #expect(!screen["Preview"].exists)
  }
}
