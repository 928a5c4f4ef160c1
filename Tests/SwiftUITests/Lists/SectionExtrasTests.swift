import Foundation
import SwiftUITesting
import Testing

/// Actions, labels and margins of sections.
@MainActor
struct SectionExtrasTests {
  private let log = Log()

  @Observable
  final class Model {
    var hasActions = true
    var letters = ["A", "B", "C"]
    var rowCount = 30
    var length: CGFloat? = 40
  }

  private struct Actions: View {
    let model: Model
    let log: Log

    var body: some View {
      List {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        .sectionActions {
          if model.hasActions { Button("Add fruit") { log.note("add") } }
        }
        Section("Bread") { Text("Roll") }
      }
    }
  }

  @Test("J412: the actions of a section are rows behind its own, and come and go")
  func actions() {
    let model = Model()
    let screen = Screen { [log] in Actions(model: model, log: log) }
    let add = screen.element(.button, "Add fruit")
    #expect(add.frame.minY > screen["Pear"].frame.maxY - 1)
    #expect(add.frame.maxY < screen["Roll"].frame.minY + 1)
    add.tap()
    #expect(log.lines == ["add"])
    model.hasActions = false
    #expect(!screen["Add fruit"].exists)
    model.hasActions = true
    #expect(screen["Add fruit"].exists)
  }

  @Test("J412: a container asks for the actions of a section apart from its rows")
  func configuration() {
    struct Shelf<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            Group(subviews: section.actions) { Text("Actions: \($0.count)") }
            Text("Rows: \(section.content.count)")
            section.actions
          }
        }
      }
    }
    let screen = Screen {
      Shelf {
        Section("One") { Text("a") }.sectionActions {
          Button("First") {}
          Button("Second") {}
        }
        Section("Two") {
          Text("b")
          Text("c")
        }
      }
    }
    #expect(screen.visibleText == ["Actions: 2", "Rows: 1", "First", "Second", "Actions: 0", "Rows: 2"])
  }

  @Test("J412: what is no section has no actions in a list")
  func noSection() {
    let screen = Screen { List { Text("Row").sectionActions { Button("Lost") {} } } }
    #expect(screen["Row"].exists)
    #expect(!screen["Lost"].exists)
  }

  private struct Letters: View {
    let model: Model
    var visibility = Visibility.automatic

    var body: some View {
      List {
        ForEach(model.letters, id: \.self) { letter in
          Section {
            ForEach(0..<model.rowCount, id: \.self) { Text("\(letter)\($0)") }
          } header: {
            Text("Names with \(letter)")
          }
          .sectionIndexLabel(letter == "C" ? nil : letter)
        }
      }
      .listSectionIndexVisibility(visibility)
    }
  }

  @Test("J413: a list shows the labels of its sections, and a press leads to rows that were not made yet")
  func sectionIndex() {
    let model = Model()
    let screen = Screen(width: 300, height: 400) { Letters(model: model) }
    #expect(screen.element(.button, "A").frame.minX > 260)
    #expect(screen.element(.button, "A").frame.maxY <= screen.element(.button, "B").frame.minY + 1)
    #expect(!screen.element(.button, "C").exists)
    #expect(!screen["B0"].exists)
    screen.element(.button, "B").tap()
    #expect(screen["Names with B"].frame.minY >= -1)
    #expect(screen["Names with B"].frame.minY < 60)
    model.letters.removeFirst()
    #expect(!screen.element(.button, "A").exists)
    model.letters.append("D")
    screen.element(.button, "D").tap()
    #expect(screen["D29"].exists || screen["D0"].exists)
  }

  @Test("J413: an index can be hidden, and sections without rows or labels are not in it")
  func hiddenIndex() {
    let model = Model()
    let hidden = Screen(width: 300, height: 400) { Letters(model: model, visibility: .hidden) }
    #expect(!hidden.element(.button, "A").exists)
    let plain = Screen { List { Section { Text("a") }.sectionIndexLabel(Text?.none) } }
    #expect(plain.elements(.button).isEmpty)
  }

  @Test("J414: the margins of a section move its rows, header and footer, and nothing else")
  func margins() {
    struct Page: View {
      let model: Model

      var body: some View {
        List {
          Section {
            Text("First")
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
          .listSectionMargins(.leading, model.length)
          Section { Text("Second") }.listSectionMargins(.vertical, model.length)
          Section { Text("Third") }
        }
      }
    }
    let model = Model()
    model.length = nil
    let screen = Screen(width: 300, height: 500) { Page(model: model) }
    let usual = ["First", "Head", "Foot", "Second", "Third"].map { screen[$0].frame }
    for length in [CGFloat.nan, .infinity] {
      model.length = length
      #expect(["First", "Head", "Foot", "Second", "Third"].map { screen[$0].frame } == usual)
    }
    model.length = 60
    #expect(screen["First"].frame.minX == usual[0].minX + 44)
    #expect(screen["Foot"].frame.minX == usual[2].minX + 44)
    #expect(screen["Second"].frame.minX == usual[3].minX)
    #expect(screen["Second"].frame.minY == usual[3].minY + 25)
    #expect(screen["Third"].frame.minY == usual[4].minY + 85)
    model.length = -5
    #expect(screen["First"].frame.minX == usual[0].minX - 16)
  }
}
