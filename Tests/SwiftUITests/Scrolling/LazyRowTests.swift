import SwiftUITesting
import Testing

@Observable
private final class Feed {
  var items = Array(0..<30)
  var hasMore = true
  var loads = 0

  func load() {
    loads += 1
    let next = items.count
    items += next..<next + 30
    if items.count >= 120 { hasMore = false }
  }
}

/// What the rows of lazy containers are, and when they are made.
@MainActor
struct LazyRowTests {
  /// The containers that make their rows when they come in sight.
  enum Container: CaseIterable {
    case stack, list, grid, form
  }

  /// Shows rows in a container that scrolls.
  private struct Rows<Content: View>: View {
    let container: Container
    @ViewBuilder let content: Content

    var body: some View {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
      case .list: List { content }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { content } }
      case .form: Form { content }
      }
    }
  }

  private final class Log {
    var entries: [String] = []

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private let middle = CGPoint(x: 100, y: 100)

  private func scrollToEnd(_ screen: Screen) {
    // What was not seen is estimated, so the end may be further than it seemed.
    for _ in 0..<3 { screen.scroll(at: middle, by: CGSize(width: 0, height: -100_000)) }
  }

  @Test("J1: the last row of a list loads more when it comes in sight, each time", arguments: Container.allCases)
  func endlessList(container: Container) {
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        Rows(container: container) {
          ForEach(feed.items, id: \.self) { Text("Item \($0)").frame(height: 20) }
          if feed.hasMore { ProgressView("Loading").onAppear { feed.load() } }
        }
      }
    }
    #expect(feed.loads == 0)
    for loads in 1...3 {
      for _ in 0..<100 where feed.loads < loads {
        screen.scroll(at: middle, by: CGSize(width: 0, height: -60))
      }
      #expect(feed.loads == loads)
      #expect(feed.items.count == 30 * (loads + 1))
      #expect(screen["Loading"].exists == false)
    }
    scrollToEnd(screen)
    #expect(feed.loads == 3)
    #expect(screen.visibleText.last == "Item 119")
  }

  @Test("J1: a row of a branch appears each time that its place is reached", arguments: Container.allCases)
  func branches(container: Container) {
    let log = Log()
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        Rows(container: container) {
          ForEach(0..<40) { Text("Item \($0)").frame(height: 20) }
          if feed.hasMore {
            Text("More").onAppear { log.entries.append("+more") }.onDisappear { log.entries.append("-more") }
          } else {
            Text("None").onAppear { log.entries.append("+none") }.onDisappear { log.entries.append("-none") }
          }
        }
      }
    }
    #expect(log.take() == [])
    scrollToEnd(screen)
    #expect(log.take() == ["+more"])
    screen.scroll(at: middle, by: CGSize(width: 0, height: 100_000))
    #expect(log.take() == ["-more"])
    feed.hasMore = false
    #expect(screen["None"].exists == false)
    #expect(log.take() == [])
    scrollToEnd(screen)
    #expect(log.take() == ["+none"])
    feed.hasMore = true
    #expect(screen.visibleText.last == "More")
    #expect(Set(log.take()) == ["+more", "-none"])
  }

  @Test("J1: a branch without views is no row", arguments: Container.allCases)
  func emptyBranch(container: Container) {
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        Rows(container: container) {
          if !feed.hasMore { Text("Top").frame(height: 20) }
          ForEach(0..<3) { index in
            if index != 1 || !feed.hasMore { Text("Item \(index)").frame(height: 20) }
          }
        }
      }
    }
    #expect(screen.visibleText == ["Item 0", "Item 2"])
    feed.hasMore = false
    #expect(screen.visibleText == ["Top", "Item 0", "Item 1", "Item 2"])
    feed.hasMore = true
    #expect(screen.visibleText == ["Item 0", "Item 2"])
  }

  @Test("J2: rows, header and footer of sections that are not in sight are not made", arguments: Container.allCases)
  func sections(container: Container) {
    let log = Log()
    func note(_ name: String) -> some View {
      Text(name).frame(height: 20).onAppear { log.entries.append(name) }
    }
    let screen = Screen(width: 200, height: 200) {
      Live {
        Rows(container: container) {
          ForEach(0..<20) { section in
            Section {
              Group {
                note("\(section) first")
                ForEach(0..<5) { note("\(section) row \($0)") }
              }
              if section.isMultiple(of: 2) { note("\(section) even") }
            } header: {
              note("\(section) header")
            } footer: {
              note("\(section) footer")
            }
          }
        }
      }
    }
    let shown = log.take()
    #expect(Set(shown).isSuperset(of: ["0 header", "0 first", "0 row 0", "0 row 1"]))
    #expect(shown.count <= 12)
    #expect(!shown.contains("3 header"))
    scrollToEnd(screen)
    let end = log.take()
    #expect(Set(end).isSuperset(of: ["19 row 3", "19 row 4", "19 footer"]))
    #expect(!end.contains("10 first"))
    #expect(screen.visibleText.last == "19 footer")
  }

  @Test("J2: views of the program's own that hold sections or rows are taken apart", arguments: Container.allCases)
  func ownViews(container: Container) {
    struct Part: View {
      let number: Int
      let log: Log
      var body: some View {
        Section("Part \(number)") {
          ForEach(0..<5) { row in
            Text("Row \(number).\(row)").frame(height: 20).onAppear { log.entries.append("\(number).\(row)") }
          }
        }
      }
    }
    let log = Log()
    let screen = Screen(width: 200, height: 200) {
      Live {
        Rows(container: container) { ForEach(0..<20) { Part(number: $0, log: log) } }
      }
    }
    #expect(log.entries.count < 10)
    scrollToEnd(screen)
    #expect(log.entries.contains("19.4"))
    #expect(!log.entries.contains("9.0"))
    #expect(screen.visibleText.last == "Row 19.4")
  }

  @Test("J2: modifiers of a group of rows apply to each row, which is made when it comes in sight")
  func modifiedGroups() {
    let log = Log()
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(feed.items, id: \.self) { item in
              Text("Item \(item)").frame(height: 20).onAppear { log.entries.append("\(item)") }
            }
            .padding(.vertical, feed.hasMore ? 5 : 10)
            .environment(\.locale, Locale(identifier: "de"))
            .background(feed.hasMore ? Color.red : Color.green)
          }
        }
      }
    }
    #expect(Set(log.take()) == Set((0..<7).map { "\($0)" }))
    #expect(screen["Item 1"].frame.midY == 45)
    feed.hasMore = false
    #expect(screen["Item 1"].frame.midY == 60)
    scrollToEnd(screen)
    #expect(screen["Item 29"].frame.midY == 180)
    #expect(!log.take().contains("15"))
    feed.items.removeLast()
    #expect(screen["Item 28"].frame.midY == 180)
  }

  @Test("J2: a modifier with a body of its own around rows leaves them rows")
  func ownModifiers() {
    struct Framed: ViewModifier {
      let height: CGFloat
      func body(content: Content) -> some View { content.frame(height: height) }
    }
    let log = Log()
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { item in Text("Item \(item)").onAppear { log.entries.append("\(item)") } }
              .modifier(Framed(height: feed.hasMore ? 50 : 40))
          }
        }
      }
    }
    #expect(Set(log.take()) == ["0", "1", "2", "3"])
    #expect(screen["Item 2"].frame.midY == 125)
    feed.hasMore = false
    #expect(screen["Item 2"].frame.midY == 100)
  }

  @Test("J4: rows that were not made count in the length: 30 sections of 10 rows of 40 points")
  func estimatedLength() {
    var height: CGFloat = 0
    let screen = Screen(width: 200, height: 200) {
      Live {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30) { section in
              Section { ForEach(0..<10) { Text("\(section).\($0)").frame(height: 40) } }
            }
          }
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { height = $1 }
      }
    }
    #expect(height == 12_000)
    scrollToEnd(screen)
    #expect(height == 12_000)
    #expect(screen.visibleText.last == "29.9")
  }

  @Test("F41: the position that is deleted is that of the element, however many rows it has")
  func deletionOfListedElements() async {
    var deleted: [IndexSet] = []
    let screen = Screen(width: 300, height: 300) {
      Live {
        List {
          ForEach(0..<4) { index in
            if index != 1 { Text("Item \(index)") }
          }
          .onDelete { deleted.append($0) }
        }
      }
    }
    #expect(screen.visibleText.filter { $0.hasPrefix("Item") } == ["Item 0", "Item 2", "Item 3"])
    await screen.element(.row, "Item 2").drag(by: CGSize(width: -150, height: 0))
    screen["Delete"].tap()
    #expect(deleted == [[2]])
  }

  @Test("D39: a row of a branch comes and goes by its transition")
  func transitions() async {
    let feed = Feed()
    let screen = Screen(width: 200, height: 200) {
      Live {
        ScrollView {
          LazyVStack(spacing: 0) {
            Text("First").frame(height: 20)
            if feed.hasMore { Text("More").frame(height: 20).transition(.opacity) }
            ForEach(0..<50) { Text("Item \($0)").frame(height: 20) }
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { feed.hasMore = false }
    await screen.advance(by: .milliseconds(500))
    #expect(screen.trace.draws > 0)
    withAnimation(.linear(duration: 1)) { feed.hasMore = true }
    await screen.settle()
    #expect(screen.visibleText.starts(with: ["First", "More", "Item 0"]))
    withAnimation(.linear(duration: 1)) { feed.hasMore = false }
    await screen.settle()
    #expect(screen.visibleText.starts(with: ["First", "Item 0"]))
    #expect(screen["Item 0"].frame.minY == 20)
  }
}
