import SwiftUITesting
import Testing

@Observable
private final class Model {
  var items = Array(0..<100)
  var id: Int?
  var position = ScrollPosition(idType: Int.self)
  var height: CGFloat = 20
  var showsBanner = false
}

/// J5: what a scroll view stands at stays where it is seen.
@MainActor
struct TrackedPositionTests {
  enum Container: CaseIterable {
    case stack, lazyStack, grid, sections
  }

  private struct Rows: View {
    let container: Container
    let model: Model

    var body: some View {
      ScrollView {
        if model.showsBanner { Color.red.frame(height: 70) }
        switch container {
        case .stack: VStack(spacing: 0) { rows }.scrollTargetLayout()
        case .lazyStack: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { rows }.scrollTargetLayout()
        case .sections: LazyVStack(spacing: 0) { Section("Head") { rows } }.scrollTargetLayout()
        }
      }
    }

    private var rows: some View {
      ForEach(model.items, id: \.self) { Text("Item \($0)").frame(height: $0 < 0 ? 33 : model.height) }
    }
  }

  private func screen(_ container: Container, _ model: Model, anchor: UnitPoint? = nil) -> Screen {
    Screen(width: 200, height: 200) {
      Rows(container: container, model: model).scrollPosition(id: Bindable(model).id, anchor: anchor)
    }
  }

  @Test("J5: rows that are put in front leave the identified row where it is", arguments: Container.allCases)
  func insertion(container: Container) {
    let model = Model()
    let screen = screen(container, model, anchor: .top)
    model.id = 50
    let place = screen["Item 50"].frame
    #expect(place.minY < 10)
    for count in [1, 20, 3, 200] {
      let first = model.items[0]
      model.items.insert(contentsOf: (first - count)..<first, at: 0)
      #expect(abs(screen["Item 50"].frame.minY - place.minY) < 0.01)
    }
    model.items.removeFirst(100)
    #expect(abs(screen["Item 50"].frame.minY - place.minY) < 0.01)
    model.showsBanner = true
    #expect(abs(screen["Item 50"].frame.minY - place.minY) < 0.01)
    model.items.removeAll { $0 > 55 }
    #expect(abs(screen["Item 55"].frame.midY - 190) < 0.01)
    #expect(model.id == 50)
  }

  @Test("J5: the row that the user scrolled to is kept", arguments: Container.allCases)
  func userPosition(container: Container) async {
    let model = Model()
    let screen = screen(container, model)
    await screen.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 30))
    let id = model.id ?? -1
    #expect(id > 3)
    let place = screen["Item \(id)"].frame
    model.items.insert(contentsOf: -40..<0, at: 0)
    #expect(abs(screen["Item \(id)"].frame.minY - place.minY) < 0.01)
    model.items.insert(contentsOf: 1000..<1020, at: 41)
    #expect(abs(screen["Item \(id)"].frame.minY - place.minY) < 0.01)
  }

  @Test(
    "J5: a scroll view of another size shows the row where it was, by the anchor",
    arguments: [(UnitPoint?.none, 0.0), (.top, 0), (.center, 100), (.bottom, 200)])
  func resizing(anchor: UnitPoint?, edge: CGFloat) {
    let model = Model()
    let screen = screen(.lazyStack, model, anchor: anchor)
    // From behind: without an anchor, the row comes to the top.
    model.id = 80
    #expect(screen["Item 80"].exists)
    model.id = 50
    let share = anchor?.y ?? 0
    func distance(_ window: CGFloat) -> CGFloat {
      let frame = screen["Item 50"].frame
      return frame.midY + (share - 0.5) * 20 - share * window
    }
    let before = distance(200)
    screen.resize(width: 200, height: 120)
    #expect(abs(distance(120) - before) < 0.01)
    screen.resize(width: 150, height: 300)
    #expect(abs(distance(300) - before) < 0.01)
  }

  @Test("J5: rows that change their heights leave the identified row where it is", arguments: Container.allCases)
  func heights(container: Container) {
    let model = Model()
    let screen = screen(container, model, anchor: .top)
    model.id = 50
    let top = screen["Item 50"].frame.midY - 10
    model.height = 30
    #expect(abs(screen["Item 50"].frame.midY - 15 - top) < 0.01)
  }

  @Test("J5: views without an id of the position's type are passed over")
  func headWithoutID() async {
    let model = Model()
    let screen = Screen(width: 200, height: 200) {
      Live {
        ScrollView {
          LazyVStack(spacing: 0) {
            if model.items.count > 50 { Color.red.frame(height: 44) }
            Color.blue.frame(height: 10).id("line")
            ForEach(model.items, id: \.self) { Text("Item \($0)").frame(height: model.height) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: Bindable(model).id, anchor: .top)
      }
    }
    for count in 1...3 {
      screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -300))
      screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 3_000))
      let first = model.items[0]
      #expect(model.id == first)
      let place = screen["Item \(first)"].frame
      model.items.insert(contentsOf: (first - 10 * count)..<first, at: 0)
      #expect(screen["Item \(first)"].frame == place)
    }
  }

  @Test("J5: without an identified row the content begins where it began")
  func nothingKept() {
    let model = Model()
    let screen = screen(.lazyStack, model)
    model.items.insert(contentsOf: -5..<0, at: 0)
    #expect(screen.visibleText.first == "Item -5")
  }

  @Test("J5: a row that went, or is out of sight, is not kept")
  func goneRows() {
    let model = Model()
    let screen = screen(.lazyStack, model, anchor: .top)
    model.id = 50
    #expect(screen["Item 50"].exists)
    model.items.removeAll { $0 == 50 }
    #expect(screen["Item 51"].exists)
    model.items.insert(contentsOf: -20..<0, at: 0)
    #expect(screen.visibleText.isEmpty == false)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("E15: an edge is kept when the content grows, a point is not")
  func edges() {
    let model = Model()
    let screen = Screen(width: 200, height: 200) {
      Rows(container: .lazyStack, model: model).scrollPosition(Bindable(model).position)
    }
    model.position.scrollTo(edge: .bottom)
    #expect(screen.visibleText.last == "Item 99")
    model.items += 100..<110
    #expect(screen.visibleText.last == "Item 109")
    model.position.scrollTo(y: 200)
    #expect(screen.visibleText.first == "Item 10")
    model.items.insert(-1, at: 0)
    #expect(screen.visibleText.first == "Item 9" || screen.visibleText.first == "Item 8")
  }
}
