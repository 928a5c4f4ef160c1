import Foundation
import SwiftUITesting
import Testing

/// J216, J218, J220: what lists let users do, and how rows and sections look.
@MainActor
struct EditActionTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Items: View {
    let actions: EditActions<[Item]>
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]
    var body: some View {
      List($items, editActions: actions) { $item in
        TextField("Name", text: $item.name)
      }
      .environment(\.editMode, .constant(.active))
      .safeAreaInset(edge: .bottom) { Text(items.map(\.name).joined(separator: ",")).accessibilityIdentifier("all") }
    }
  }

  @Test("J218: rows can be deleted and edited in place")
  func deleting() async {
    let screen = Screen { Items(actions: .all) }
    screen.elements(.row)[1].element(.button, "Delete").tap()
    await screen.settle()
    screen.elements(.row).first?.element(.textField).type("!")
    #expect(screen.element(id: "all").label == "one!,three")
  }

  @Test("J218: only what the actions say is offered")
  func offers() {
    #expect(Screen { Items(actions: .delete) }.elements(.button).filter { $0.label == "Delete" }.count == 3)
    #expect(Screen { Items(actions: .move) }.elements(.button).filter { $0.label == "Delete" }.isEmpty)
    #expect(EditActions<[Item]>.all == [.move, .delete])
  }

  private struct Folders: View {
    let isCollapsible: Bool
    var body: some View {
      List {
        Section("Files") {
          Text("a")
          Text("b")
        }
        .collapsible(isCollapsible)
        Section("Other") { Text("c") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test("J216: a section that can be collapsed has an arrow in a sidebar")
  func collapsing() async {
    let screen = Screen { Folders(isCollapsible: true) }
    #expect(screen["a"].exists)
    screen.element(.button, "Collapse").tap()
    await screen.settle()
    #expect(!screen["a"].exists)
    #expect(screen["c"].exists)
    screen.element(.button, "Expand").tap()
    await screen.settle()
    #expect(screen["b"].exists)
    #expect(!Screen { Folders(isCollapsible: false) }.element(.button, "Collapse").exists)
  }

  @Test("J216: a section with a binding is collapsed at the same arrow; other styles have none")
  func expansionBinding() async {
    let screen = Screen { BoundFiles(isSidebar: true) }
    #expect(screen["closed"].exists)
    screen.element(.button, "Expand").tap()
    await screen.settle()
    #expect(screen["open"].exists && screen["a"].exists)
    #expect(!Screen { BoundFiles(isSidebar: false) }.element(.button, "Expand").exists)
  }

  private struct BoundFiles: View {
    @State private var isExpanded = false
    let isSidebar: Bool
    var body: some View {
      if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.plain) }
    }

    private var list: some View {
      List {
        Section("Files", isExpanded: $isExpanded) { Text("a") }
        Text(isExpanded ? "open" : "closed")
      }
    }
  }

  @Test("J220: badges stand out as their row says, or else its surroundings")
  func badges() {
    func list(_ prominence: BadgeProminence?, onRow: Bool) -> Data {
      let screen = Screen(width: 200, height: 120) {
        List {
          if let prominence, onRow {
            Text("Mail").badge(3).badgeProminence(prominence)
          } else {
            Text("Mail").badge(3)
          }
        }
        .badgeProminence(onRow ? .standard : prominence ?? .standard)
      }
      #expect(screen["3"].exists || screen["Mail, 3"].exists)
      return screen.snapshot().pngData()
    }
    let standard = list(nil, onRow: false)
    #expect(list(.increased, onRow: true) == list(.increased, onRow: false))
    #expect(list(.increased, onRow: false) != standard)
    #expect(list(.decreased, onRow: true) != standard)
    #expect(list(.standard, onRow: true) == standard)
  }

  @Test("The line below a section has a color of its own")
  func sectionLine() {
    func list(_ color: Color?) -> Data {
      Screen(width: 200, height: 200) {
        List {
          Section { Text("a") }.listSectionSeparatorTint(color)
          Section { Text("b") }
        }
        .listStyle(.plain)
      }
      .snapshot().pngData()
    }
    #expect(list(.red) != list(nil))
  }
}
