import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Place: Identifiable {
  let id: Int
  let name: String
  var parts: [Place]?
}

/// Rows of tables: trees, sections, and what is dragged.
@MainActor
struct TableRowTests {
  private let log = Log()

  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private func wide<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    let content = content()
    return Screen(width: 600, height: 400) { content.environment(\.horizontalSizeClass, .regular) }
  }

  @Test("J364: the rows of a tree are closed at first; the sign of a row opens it")
  func tree() {
    let places = [
      Place(id: 1, name: "Norway", parts: [Place(id: 2, name: "Oslo", parts: [Place(id: 3, name: "Grønland")])]),
      Place(id: 4, name: "Malta"),
    ]
    let screen = wide {
      Table(places, children: \.parts) {
        TableColumn("Name", value: \.name)
        TableColumn("Id") { Text("no \($0.id)") }
      }
    }
    #expect(screen["Norway"].exists && !screen["Oslo"].exists)
    screen.element(.button, "Expand").tap()
    #expect(screen["Oslo"].exists && screen["no 2"].exists && !screen["Grønland"].exists)
    #expect(screen["Oslo"].frame.minX > screen["Norway"].frame.minX)
    #expect(screen["no 2"].frame.minX == screen["no 1"].frame.minX)
    screen.element(.button, "Expand").tap()
    #expect(screen["Grønland"].exists)
    screen.elements(.button, containing: "Collapse").first?.tap()
    #expect(!screen["Oslo"].exists && !screen["Grønland"].exists && screen["Malta"].exists)
  }

  private struct Sections: View {
    @State private var isExpanded = true
    @State private var chosen: Set<Int> = []

    var body: some View {
      Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))").accessibilityIdentifier("chosen")
      Table(of: Place.self, selection: $chosen) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("North") {
          DisclosureTableRow(Place(id: 1, name: "Norway"), isExpanded: $isExpanded) {
            TableRow(Place(id: 2, name: "Oslo"))
          }
        }
        Section {
          ForEach([Place(id: 3, name: "Malta"), Place(id: 4, name: "Gozo")]) { place in
            TableRow(place).selectionDisabled(place.id == 4)
          }
        } header: {
          Text("South")
        }
      }
    }
  }

  @Test("J364: sections have headers, which cannot be chosen; rows of a DisclosureTableRow follow its binding")
  func sections() {
    let screen = wide { Sections() }
    #expect(screen["North"].frame.minY < screen["Norway"].frame.minY)
    #expect(screen["Oslo"].frame.minY < screen["South"].frame.minY)
    screen["South"].tap()
    screen["Gozo"].tap()
    #expect(screen.element(id: "chosen").label == "chosen ")
    screen["Oslo"].tap()
    #expect(screen.element(id: "chosen").label == "chosen 2")
    screen.element(.button, "Collapse").tap()
    #expect(!screen["Oslo"].exists && screen["Malta"].exists)
  }

  @Test("J365: rows are dragged onto rows and between them; the nearer edge says where they go")
  func drops() async {
    let places = [Place(id: 1, name: "Oslo"), Place(id: 2, name: "Rome"), Place(id: 3, name: "Riga")]
    let log = log
    let screen = wide {
      Table(of: Place.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(places) { place in TableRow(place).draggable(place.name) }
          .dropDestination(for: String.self) { offset, names in log.lines.append("\(offset) \(names)") }
      }
    }
    func middle(_ name: String, _ y: CGFloat = 0) -> CGPoint {
      CGPoint(x: screen[name].frame.midX, y: screen[name].frame.midY + y)
    }
    await screen.drag(from: middle("Oslo"), to: middle("Riga", 6))
    await screen.drag(from: middle("Riga"), to: middle("Rome", -6))
    #expect(log.lines == [#"3 ["Oslo"]"#, #"1 ["Riga"]"#])
  }

  @Test("J365: things are dropped between the rows of a list; what is of another type is not taken")
  func list() async {
    let log = log
    let screen = Screen(width: 300, height: 500) {
      Text("Number").draggable("7")
      Text("Color").draggable(Color.red)
      List {
        ForEach(["A", "B", "C"], id: \.self) { Text($0).frame(maxWidth: .infinity) }
          .dropDestination(for: String.self) { items, offset in log.lines.append("\(items) at \(offset)") }
      }
      .listStyle(.plain)
      ForEach(["X", "Y"], id: \.self) { Text($0).frame(height: 30) }
        .onInsert(of: [.text]) { offset, providers in log.lines.append("\(providers.count) at \(offset)") }
    }
    func place(_ name: String, _ y: CGFloat = 0) -> CGPoint {
      CGPoint(x: screen[name].frame.midX, y: screen[name].frame.midY + y)
    }
    await screen.drag(from: place("Number"), to: place("B", -4))
    await screen.drag(from: place("Number"), to: place("C", 4))
    await screen.drag(from: place("Color"), to: place("C", 4))
    await screen.drag(from: place("Number"), to: place("Y", -8))
    #expect(log.lines == [#"["7"] at 1"#, #"["7"] at 3"#, "1 at 1"])
  }
}
