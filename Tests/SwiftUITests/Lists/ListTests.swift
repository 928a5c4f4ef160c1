import SwiftUITesting
import Testing

@MainActor
struct ListTests {
  private struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private let fruits = ["Apple", "Banana", "Cherry"].enumerated().map { Fruit(id: $0.offset, name: $0.element) }

  @Test("C97: a list takes what it is offered, and nothing along an open axis")
  func size() {
    let list = { List { Text("a") } }
    #expect(measure(ProposedViewSize(width: 100, height: 100)) { list() } == CGSize(width: 100, height: 100))
    #expect(measure(ProposedViewSize(width: 100, height: nil)) { list() } == CGSize(width: 100, height: 0))
  }

  @Test("A list is an element with its rows inside")
  func semantics() {
    let screen = Screen { List(fruits) { Text($0.name) } }
    #expect(screen.elements(.list).count == 1)
    #expect(screen.elements(.row).map(\.label) == ["Apple", "Banana", "Cherry"])
    #expect(screen.element(.row, "Apple").frame.height == 44)
  }

  @Test("Only the rows in sight are made", arguments: [true, false])
  func lazy(isInSection: Bool) {
    struct Row: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    let screen = Screen(width: 390, height: 400) {
      List {
        if isInSection {
          Section("Numbers") { ForEach(0..<1000) { Row(number: $0) } }
        } else {
          ForEach(0..<1000) { Row(number: $0) }
        }
      }
    }
    #expect(screen.trace.bodies(of: Row.self) < 20)
    screen["Row 500"].scrollIntoView()
    #expect(screen["Row 500"].exists)
    #expect(!screen["Row 0"].exists)
  }

  @Test("F44: headers and footers stand above and below the rows of their section")
  func sections() {
    let screen = Screen {
      List {
        Section {
          Text("One")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Second") { Text("Two") }
      }
    }
    #expect(screen.visibleText == ["Header", "One", "Footer", "Second", "Two"])
    #expect(screen.element(.heading, "Header").exists)
    #expect(screen.elements(.row).count == 2)
  }

  @Test("F44: outside of lists, a section is its header, its rows and its footer")
  func plainSection() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Section {
          Color.red.frame(height: 10).probe("row")
        } header: {
          Color.red.frame(height: 20).probe("header")
        } footer: {
          Color.red.frame(height: 30).probe("footer")
        }
      }
    }
    #expect(frames["header"]?.minY == 20)
    #expect(frames["row"]?.minY == 40)
    #expect(frames["footer"]?.minY == 50)
  }

  @Test("F44: a section can be folded by its binding")
  func foldedSection() {
    struct Folder: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Button("Fold") { isOpen.toggle() }
          Section("Things", isExpanded: $isOpen) { Text("Thing") }
        }
      }
    }
    let screen = Screen { Folder() }
    #expect(screen.visibleText == ["Fold", "Things", "Thing"])
    screen["Fold"].tap()
    #expect(screen.visibleText == ["Fold", "Things"])
    screen["Fold"].tap()
    #expect(screen.visibleText == ["Fold", "Things", "Thing"])
  }

  @Test("F40: a tap chooses a row by its id")
  func selection() {
    struct Picker: View {
      let fruits: [Fruit]
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? -1)")
          List(fruits, selection: $chosen) { Text($0.name) }
        }
      }
    }
    let screen = Screen { Picker(fruits: fruits) }
    screen.element(.row, "Banana").tap()
    #expect(screen["chosen 1"].exists)
    #expect(screen.element(.row, "Banana").isSelected)
    #expect(!screen.element(.row, "Apple").isSelected)
  }

  @Test("F40: rows whose tag is of another type cannot be chosen")
  func otherType() {
    struct Picker: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? -1)")
          List(selection: $chosen) {
            Text("text").tag("text")
            Text("number").tag(7)
          }
        }
      }
    }
    let screen = Screen { Picker() }
    screen.element(.row, "text").tap()
    #expect(screen["chosen -1"].exists)
    screen.element(.row, "number").tap()
    #expect(screen["chosen 7"].exists)
    #expect(screen.element(.row, "number").isSelected && !screen.element(.row, "text").isSelected)
  }

  @Test("F40: any number of rows can be chosen by a set")
  func multipleSelection() {
    struct Picker: View {
      let fruits: [Fruit]
      @State private var chosen: Set<Int> = []
      var body: some View {
        VStack {
          Text("\(chosen.count) chosen")
          List(fruits, selection: $chosen) { Text($0.name) }
        }
      }
    }
    let screen = Screen { Picker(fruits: fruits) }
    screen.element(.row, "Apple").tap()
    screen.element(.row, "Cherry").tap(modifiers: .command)
    #expect(screen["2 chosen"].exists)
    #expect(screen.elements(.row).filter(\.isSelected).map(\.label) == ["Apple", "Cherry"])
    screen.element(.row, "Apple").tap(modifiers: .command)
    #expect(screen["1 chosen"].exists)
    #expect(screen.elements(.row).filter(\.isSelected).map(\.label) == ["Cherry"])
  }

  private struct Editor: View {
    @State var names = ["a", "b", "c", "d"]
    var log: (IndexSet) -> Void = { _ in }
    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { offsets in
              log(offsets)
              names.remove(atOffsets: offsets)
            }
        }
      }
      .modifier(EditScope())
    }
  }

  private struct EditScope: ViewModifier {
    @State private var mode = EditMode.inactive
    func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
  }

  @Test("F41: swiping a row shows a button that deletes it")
  func swipeToDelete() async {
    var deleted: [IndexSet] = []
    let screen = Screen { Editor { deleted.append($0) } }
    await screen.element(.row, "b").drag(by: CGSize(width: -90, height: 0))
    screen["Delete"].tap()
    #expect(deleted == [[1]])
    #expect(screen.elements(.row).map(\.label) == ["a", "c", "d"])
  }

  @Test("B56: rows for bindings write the elements they are for")
  func bindings() {
    struct Entry: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Switches: View {
      @State private var entries = [Entry(id: 1), Entry(id: 2)]
      var body: some View {
        VStack {
          Text(entries.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
          List($entries) { $entry in Toggle("Entry \(entry.id)", isOn: $entry.isOn) }
        }
      }
    }
    let screen = Screen { Switches() }
    screen.element(.toggle, "Entry 2").tap()
    #expect(screen.visibleText.first == "off on")
  }

  @Test("A16: a row of a list that went and comes back is shown again, with its old state or a new one")
  func returningRow() {
    let census = Census()
    let shown = texts(over: [["a", "b"], ["a"], ["a", "b"]]) { names in
      List { ForEach(names, id: \.self) { Life($0, census) } }
    }
    #expect(shown[0] == ["a1", "b2"])
    #expect(shown[1] == ["a1"])
    #expect(shown[2] == ["a1", "b2"] || shown[2] == ["a1", "b3"])
  }

  @Test("F42: swiping all the way runs the first action")
  func fullSwipe() async {
    let screen = Screen { Editor() }
    await screen.element(.row, "c").drag(by: CGSize(width: -190, height: 0))
    let middle = screen.element(.row, "c").frame.midY
    await screen.drag(from: CGPoint(x: 370, y: middle), to: CGPoint(x: 20, y: middle))
    #expect(screen.elements(.row).count == 3)
  }

  @Test("F41: in edit mode rows have a button that deletes them")
  func editMode() {
    let screen = Screen { Editor() }
    screen["Edit"].tap()
    let marks = screen.elements(.button, containing: "Delete")
    #expect(marks.count == 4)
    marks[0].tap()
    #expect(screen.elements(.row).count == 3)
    screen["Done"].tap()
    #expect(screen.elements(.button, containing: "Delete").isEmpty)
  }

  @Test("F41: move(fromOffsets:toOffset:) takes positions in the collection as it was")
  func moving() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])
    letters.move(fromOffsets: [0], toOffset: 4)
    #expect(letters == ["c", "a", "d", "b"])
    letters.move(fromOffsets: [1, 3], toOffset: 0)
    #expect(letters == ["a", "b", "c", "d"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test("F42: actions of a row add up, the first nearest the edge, and replace the automatic Delete")
  func swipeActions() async {
    let screen = Screen {
      List {
        ForEach(["a"], id: \.self) { name in
          Text(name)
            .swipeActions {
              Button("First") {}
              Button("Second") {}
            }
            .swipeActions(edge: .leading) { Button("Pin") {} }
        }
        .onDelete { _ in }
      }
    }
    await screen.element(.row, "a").drag(by: CGSize(width: -100, height: 0))
    #expect(screen["First"].frame.midX > screen["Second"].frame.midX)
    #expect(!screen["Delete"].exists)
    await screen.element(.row, "a").drag(by: CGSize(width: 300, height: 0))
    #expect(screen["Pin"].exists)
  }

  @Test("A button in a row is pressed wherever the row is")
  func rowButton() {
    var count = 0
    let screen = Screen { List { Button("Add") { count += 1 } } }
    let row = screen.element(.row, "Add").frame
    screen.tap(at: CGPoint(x: row.maxX - 5, y: row.midY))
    #expect(count == 1)
  }

  @Test("Insets and backgrounds of rows are the row's own")
  func rowTraits() {
    let screen = Screen(width: 200, height: 200) {
      List {
        Text("a").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)).listRowBackground(Color.red)
      }
      .listStyle(.plain)
    }
    #expect(screen["a"].element(.text).frame.minX == 30)
    let color = screen.snapshot().color(at: CGPoint(x: 190, y: 20))
    #expect(color.red > 0.9 && color.green < 0.4)
  }

  @Test("What a row has as its background is part of the row")
  func backgroundOfRow() {
    let screen = Screen {
      List { Text("a").listRowBackground(Image(systemName: "star").accessibilityLabel("Star")) }.listStyle(.plain)
    }
    #expect(screen.element(.row).element(.image, "Star").exists)
  }

  @Test("A badge stands at the end of its row")
  func badge() {
    let screen = Screen { List { Text("Inbox").badge(3) } }
    #expect(screen.visibleText == ["Inbox", "3"])
    #expect(screen.element(.row).label == "Inbox, 3")
  }

  @Test("F48: pulling the content down runs the action, and a sign shows as long as that takes")
  func refresh() async {
    struct Feed: View {
      @State private var count = 0
      var body: some View {
        List { Text("\(count) items") }
          .refreshable {
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
      }
    }
    let screen = Screen { Feed() }
    #expect(!screen.element(.progress).exists)
    screen.scroll(at: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 120))
    await screen.advance(by: .milliseconds(500))
    #expect(screen.element(.progress).frame.midX == 195 && screen.element(.progress).frame.maxY < 60)
    #expect(screen.visibleText == ["0 items"])
    await screen.advance(by: .seconds(1))
    #expect(!screen.element(.progress).exists)
    #expect(screen.visibleText == ["1 items"])
  }

  @Test("A form is a list of groups, and controls in it work")
  func form() {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Section("General") { Toggle("Sound", isOn: $isOn) }
          Text(isOn ? "on" : "off")
        }
      }
    }
    let screen = Screen { Settings() }
    screen.element(.toggle, "Sound").tap()
    #expect(screen["on"].exists)
    #expect(screen.element(.toggle, "Sound").frame.maxY < screen["on"].frame.minY)
  }

  @Test("A press that becomes a drag scrolls and presses nothing")
  func dragging() async {
    var taps = 0
    let screen = Screen(width: 390, height: 300) {
      List(0..<50, id: \.self) { number in Button("Row \(number)") { taps += 1 } }
    }
    await screen.drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 50))
    #expect(taps == 0)
    #expect(!screen["Row 0"].exists)
  }

  @Test("State follows the rows when the data changes")
  func identity() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let list = { (names: [String]) in List(names, id: \.self) { Counter(name: $0) } }
    let screen = Screen { list(["a", "b"]) }
    screen["b 0"].tap()
    screen.update { list(["b", "c", "a"]) }
    #expect(screen.elements(.row).map(\.label) == ["b 1", "c 0", "a 0"])
  }
}
