import SwiftUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Views taken apart into their subviews.
@MainActor
struct SubviewsTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    init(name: String) { self.name = name }

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Cards<Content: View>: View {
    let isReversed: Bool
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) cards")
          ForEach(isReversed ? subviews.reversed() : Array(subviews)) { subview in
            subview.frame(height: 30)
          }
        }
      }
    }
  }

  @Test func groupsAndLoopsAreWhatTheyHold() {
    let screen = Screen {
      Cards(isReversed: false) {
        Counter(name: "a")
        Group {
          Counter(name: "b")
          EmptyView()
        }
        ForEach(["c", "d"], id: \.self) { Counter(name: $0) }
      }
    }
    #expect(screen.visibleText == ["4 cards", "a 0", "b 0", "c 0", "d 0"])
  }

  @Test func subviewsKeepTheirStateWhereverTheyAreShown() {
    func content(_ isReversed: Bool) -> some View {
      Cards(isReversed: isReversed) {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    let screen = Screen { content(false) }
    screen["a 0"].tap()
    screen.update { content(true) }
    #expect(screen.visibleText == ["2 cards", "b 0", "a 1"])
    screen["a 1"].tap()
    #expect(screen.visibleText == ["2 cards", "b 0", "a 2"])
  }

  private struct Growing: View {
    @State private var names = ["a"]

    init() {}

    var body: some View {
      Cards(isReversed: false) {
        ForEach(names, id: \.self) { Text($0) }
      }
      Button("Add") { names.append("b") }
    }
  }

  @Test func aSubviewThatComesIsSeen() {
    let screen = Screen { Growing() }
    screen["Add"].tap()
    #expect(screen.visibleText == ["2 cards", "a", "b", "Add"])
  }

  @Test func aLoopOverSubviewsShowsEachInItsOwnWay() {
    let frames = layout(in: CGSize(width: 200, height: 50)) {
      HStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Color.red.frame(width: 20, height: 10).probe("a")
            Color.blue.frame(width: 30, height: 10).probe("b")
          }
        ) { subview in
          subview.padding(.horizontal, 5)
        }
      }
    }
    #expect(frames["a"] == CGRect(x: 70, y: 20, width: 20, height: 10))
    #expect(frames["b"] == CGRect(x: 100, y: 20, width: 30, height: 10))
  }

  @Test func aLoopOverSubviewsIsRowsOfALazyStack() {
    let screen = Screen(width: 200, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<50) { Text("Row \($0)").frame(height: 20) }) { $0 }
        }
      }
    }
    #expect(screen.visibleText == (0..<5).map { "Row \($0)" })
    screen.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -900))
    #expect(screen.visibleText == (45..<50).map { "Row \($0)" })
  }

  @Test func partsOfACollectionAreViews() {
    let screen = Screen {
      Group(subviews: ForEach(0..<5) { Text("\($0)") }) { subviews in
        VStack {
          HStack { subviews[1...2] }
          subviews[0]
          HStack { subviews.dropFirst(3) }
          if let last = subviews.last, subviews.endIndex == 5 { Text("\(last.id == subviews[4].id)") }
        }
      }
    }
    #expect(screen.visibleText == ["1", "2", "0", "3", "4", "true"])
  }

  private struct Pins<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        let pinned = subviews.filter(\.containerValues.isPinned)
        VStack {
          Text("\(pinned.count) pinned")
          ForEach(pinned) { $0 }
        }
      }
    }
  }

  private struct Pinning: View {
    @State private var isPinned = false

    init() {}

    var body: some View {
      Pins {
        Text("a").containerValue(\.isPinned, true)
        Text("b").containerValue(\.isPinned, isPinned)
        Text("c")
      }
      Button("Pin") { isPinned.toggle() }
    }
  }

  @Test func whatSubviewsHandOverIsReadAgainWhenItChangesShownOrNot() {
    let screen = Screen { Pinning() }
    #expect(screen.visibleText == ["1 pinned", "a", "Pin"])
    screen["Pin"].tap()
    #expect(screen.visibleText == ["2 pinned", "a", "b", "Pin"])
    screen["Pin"].tap()
    #expect(screen.visibleText == ["1 pinned", "a", "Pin"])
  }

  @Test("F45: tags of subviews, and ids of rows where there is no tag")
  func tags() {
    let screen = Screen {
      Group(
        subviews: Group {
          Text("a").tag("first").padding()
          ForEach([7], id: \.self) { Text("\($0)") }
          Text("c")
        }
      ) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text(
            "\(values.tag(for: String.self) ?? "-") \(values.tag(for: Int.self) ?? 0) \(values.hasTag("first") ? "yes" : "no")"
          )
        }
      }
    }
    #expect(screen.visibleText == ["first 0 yes", "- 7 no", "- 0 no"])
  }

  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack {
        ForEach(sections: content) { section in
          VStack {
            if section.header.isEmpty { Text("Untitled") } else { section.header }
            Text("\(section.content.count)\(section.containerValues.isPinned ? " pinned" : "")")
            section.content
            section.footer
          }
        }
      }
    }
  }

  @Test func sectionsAreSeenAsSuch() {
    let screen = Screen {
      Board {
        Text("loose")
        Section("One") {
          Text("a").containerValue(\.isPinned, true)
          Text("b")
        }
        Section {
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("Two")
        } footer: {
          Text("End")
        }
        .containerValue(\.isPinned, true)
        Text("x")
        Text("y")
      }
    }
    let texts = Set(screen.visibleText)
    #expect(texts.isSuperset(of: ["Untitled", "loose", "One", "a", "b", "Two", "0", "1", "End", "x", "y"]))
    #expect(screen.visibleText.filter { $0.hasSuffix("pinned") } == ["2 pinned"])
    #expect(screen.elements(.text, containing: "Untitled").count == 2)
    #expect(screen["One"].frame.midX == screen["a"].frame.midX)
    #expect(screen["Two"].frame.midX == screen["End"].frame.midX)
  }

  @Test func groupsOfSections() {
    let screen = Screen {
      Group(
        sections: Group {
          Section("One") { Text("a") }
          Section("Two") { Text("b") }
        }
      ) { sections in
        VStack {
          Text("\(sections.count) sections")
          if let last = sections.last { last.header }
        }
      }
    }
    #expect(screen.visibleText == ["2 sections", "Two"])
  }
}
