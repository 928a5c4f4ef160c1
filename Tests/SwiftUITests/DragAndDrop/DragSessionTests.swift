import SwiftUI
import SwiftUITesting
import Testing

@MainActor
private final class Notes {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// What views say and hear of drags.
@MainActor
struct DragSessionTests {
  private let notes = Notes()

  private func place(_ screen: Screen, _ name: String) -> CGPoint {
    CGPoint(x: screen[name].frame.midX, y: screen[name].frame.midY)
  }

  private func phase(_ phase: DragSession.Phase) -> String {
    switch phase {
    case .initial: "initial"
    case .active: "active"
    case .ending(let operation): "ending \(operation)"
    case .ended(let operation): "ended \(operation)"
    case .dataTransferCompleted: "done"
    }
  }

  private func phase(_ phase: DropSession.Phase) -> String {
    switch phase {
    case .entering: "entering"
    case .active: "active"
    case .exiting: "exiting"
    case .ended(let operation): "ended \(operation)"
    case .dataTransferCompleted: "done"
    }
  }

  private func unique(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("J368: a source hears of its drag from beginning to end, and a target while the drag is over it")
  func sessions() async {
    let (dragged, dropped) = (Notes(), Notes())
    var ids: [DropSession.ID] = []
    var matches = false
    let screen = Screen {
      Text("Thing").draggable("thing")
        .onDragSessionUpdated { session in
          dragged.lines.append(phase(session.phase))
          matches = matches || ids.contains { session.id.matches($0) && $0.matches(session.id) }
        }
      Text("Box").frame(width: 100, height: 60)
        .dropDestination(for: String.self) { (words: [String], session: DropSession) in
          dropped.lines.append("\(words) \(session.itemsCount)")
        }
        .onDropSessionUpdated { session in
          ids.append(session.id)
          dropped.lines.append(phase(session.phase))
        }
      Text("Nowhere").frame(height: 60)
    }
    await screen.drag(from: place(screen, "Thing"), to: place(screen, "Box"))
    #expect(unique(dragged.take()) == ["initial", "active", "ending copy", "ended copy", "done"])
    #expect(unique(dropped.take()) == ["entering", "active", #"["thing"] 1"#, "ended copy", "done"])
    #expect(matches)
    await screen.drag(from: place(screen, "Thing"), to: place(screen, "Nowhere"))
    #expect(unique(dragged.take()) == ["initial", "active", "ended cancel"])
    let heard = unique(dropped.take())
    #expect(heard.isEmpty || heard == ["entering", "active", "exiting"])
  }

  @Test("J368: what a target wants counts as far as the source allows it, and it may take some of the things only")
  func configuration() async {
    let notes = notes
    func content(_ configuration: DragConfiguration, _ wanted: DropConfiguration) -> some View {
      VStack {
        Text("Thing").draggable("thing").dragConfiguration(configuration)
          .onDragSessionUpdated { session in
            if case .ended(let operation) = session.phase { notes.lines.append("ended \(operation)") }
          }
        Text("Box").frame(width: 100, height: 60)
          .dropDestination(for: String.self) { words, _ in
            notes.lines.append("\(words.count)")
            return !words.isEmpty
          }
          .dropConfiguration { _ in wanted }
      }
    }
    let cases: [(DragConfiguration, DropConfiguration, [String])] = [
      (DragConfiguration(allowMove: true), DropConfiguration(operation: .move), ["1", "ended move"]),
      (DragConfiguration(), DropConfiguration(operation: .move), ["ended cancel"]),
      (DragConfiguration(allowDelete: true), DropConfiguration(operation: .delete), ["1", "ended delete"]),
      (
        DragConfiguration(operationsWithinApp: .init(allowCopy: false)), DropConfiguration(operation: .copy),
        ["ended cancel"]
      ),
      (DragConfiguration(), DropConfiguration(operation: .cancel), ["ended cancel"]),
    ]
    for (configuration, wanted, expected) in cases {
      let screen = Screen { content(configuration, wanted) }
      await screen.drag(from: place(screen, "Thing"), to: place(screen, "Box"))
      #expect(notes.take() == expected)
    }
  }

  private struct Card: Identifiable, Transferable {
    let id: Int

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }

    private var text: String { "card \(id)" }
  }

  @Test("J367: of a container, all chosen elements are dragged with each of them, and any other by itself")
  func container() async {
    let notes = notes
    let screen = Screen {
      VStack {
        ForEach(1..<5, id: \.self) { Text("Card \($0)").draggable(containerItemID: $0) }
      }
      .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
      .dragContainerSelection([3, 1])
      .onDragSessionUpdated { session in
        guard session.phase == .initial else { return }
        notes.lines.append("\(session.draggedItemIDs(for: Int.self)) \(session.draggedItemIndex ?? -1)")
      }
      Text("Box").frame(width: 100, height: 60)
        .dropDestination(for: String.self) { words, _ in
          notes.lines.append(words.joined(separator: ","))
          return true
        }
    }
    await screen.drag(from: place(screen, "Card 1"), to: place(screen, "Box"))
    await screen.settle()
    await screen.drag(from: place(screen, "Card 2"), to: place(screen, "Box"))
    await screen.settle()
    #expect(notes.take() == ["[3, 1] 1", "card 3,card 1", "[2] 0", "card 2"])
  }

  @Test("J368: several things are drawn at the pointer as the formation says")
  func formation() {
    func picture(_ formation: DragDropPreviewsFormation) -> Snapshot {
      let screen = Screen(width: 200, height: 300) {
        VStack {
          ForEach(1..<4, id: \.self) { number in
            Color.red.frame(width: 40, height: 20).accessibilityLabel("Card \(number)")
              .draggable(containerItemID: number)
          }
        }
        .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
        .dragContainerSelection([1, 2, 3])
        .dragPreviewsFormation(formation)
      }
      screen.pressDown(at: CGPoint(x: 100, y: 122))
      screen.move(to: CGPoint(x: 100, y: 60))
      screen.move(to: CGPoint(x: 40, y: 30))
      return screen.snapshot()
    }
    let (pile, list) = (picture(.pile), picture(.list))
    // Below the one at the pointer there is another one in a list.
    #expect(list.color(at: CGPoint(x: 40, y: 55)).green < 0.6)
    #expect(pile.color(at: CGPoint(x: 40, y: 55)).green > 0.9)
    #expect(picture(.stack).difference(from: pile) > 0)
    #expect(picture(.default).difference(from: pile) == 0)
  }

  @Test("J369: what is dragged over a control for a while presses it, if that is wanted; tabs do by themselves")
  func spring() async {
    let notes = notes
    let screen = Screen {
      Text("Thing").draggable("thing")
      Button("Springs") { notes.lines.append("pressed") }.springLoadingBehavior(.enabled)
      Button("Rests") { notes.lines.append("wrong") }
      TabView {
        Tab("First", systemImage: "1.circle") { Text("One") }
        Tab("Second", systemImage: "2.circle") { Text("Two") }
      }
    }
    for name in ["Springs", "Rests"] {
      screen.pressDown(at: place(screen, "Thing"))
      screen.move(to: CGPoint(x: place(screen, "Thing").x + 20, y: place(screen, "Thing").y))
      screen.move(to: place(screen, name))
      await screen.advance(by: .milliseconds(500))
      #expect(notes.lines.isEmpty)
      await screen.advance(by: .seconds(1))
      screen.release()
      #expect(notes.take() == (name == "Springs" ? ["pressed"] : []))
    }
    let second = screen.element(.tab, "Second").frame
    screen.pressDown(at: place(screen, "Thing"))
    screen.move(to: CGPoint(x: 30, y: 400))
    screen.move(to: CGPoint(x: second.midX, y: second.midY))
    await screen.advance(by: .seconds(1))
    screen.release()
    #expect(screen["Two"].exists)
  }
}
