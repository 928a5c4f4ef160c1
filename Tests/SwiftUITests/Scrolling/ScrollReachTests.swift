import SwiftUITesting
import Testing

@Observable
private final class Position {
  var id: String?
  var position = ScrollPosition(idType: String.self)
}

/// J3: what `scrollTo` and `scrollPosition` find before it was made.
@MainActor
struct ScrollReachTests {
  private final class Holder {
    var proxy: ScrollViewProxy?
  }

  /// Rows of every kind: in sections, in loops inside each other, in branches, by themselves, with ids of their own.
  private struct Content: View {
    var body: some View {
      Text("Start").frame(height: 20).id("start")
      ForEach(0..<20) { section in
        Section {
          ForEach(0..<10) { row in Text("Row \(section).\(row)").frame(height: 20).id("\(section).\(row)") }
        } header: {
          Text("Header \(section)").frame(height: 20).id("header \(section)")
        }
      }
      ForEach(["a", "b", "c"], id: \.self) { outer in
        ForEach(["\(outer)1", "\(outer)2"], id: \.self) { Text("Inner \($0)").frame(height: 20) }
      }
      ForEach(100..<160) { number in Text("Number \(number)").frame(height: 20).padding(.leading, 1) }
      ForEach(200..<260) { number in
        if number.isMultiple(of: 2) { Text("Even \(number)").frame(height: 20) } else { Text("Odd").frame(height: 20) }
      }
      Text("End").frame(height: 20).id("bottom")
    }
  }

  enum Container: CaseIterable {
    case stack, list, grid
  }

  private struct Scrolled: View {
    let container: Container

    var body: some View {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 0) { Content() }.scrollTargetLayout() }
      case .list: List { Content() }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { Content() }.scrollTargetLayout() }
      }
    }
  }

  @Test("J3: scrollTo reaches rows that were not made", arguments: Container.allCases)
  func scrollTo(container: Container) {
    let holder = Holder()
    let screen = Screen(width: 200, height: 200) {
      ScrollViewReader { proxy in Scrolled(container: container).onAppear { holder.proxy = proxy } }
    }
    func expect(_ id: some Hashable, shows text: String) {
      holder.proxy?.scrollTo(id, anchor: .center)
      let frame = screen[text].frame
      #expect(screen[text].exists, "\(id)")
      #expect(abs(frame.midY - 100) < 30, "\(id) at \(frame)")
    }
    expect("12.3", shows: "Row 12.3")
    expect("header 17", shows: "Header 17")
    expect("3.9", shows: "Row 3.9")
    expect("b2", shows: "Inner b2")
    expect("c", shows: "Inner c1")
    expect(130, shows: "Number 130")
    expect(230, shows: "Even 230")
    holder.proxy?.scrollTo("bottom", anchor: .bottom)
    #expect(screen.visibleText.last == "End")
    holder.proxy?.scrollTo("nowhere")
    #expect(screen.visibleText.last == "End")
    holder.proxy?.scrollTo("start", anchor: .top)
    #expect(screen.visibleText.first == "Start")
  }

  @Test("J3: scrollPosition reaches rows that were not made", arguments: [Container.stack, .grid])
  func scrollPosition(container: Container) {
    let position = Position()
    let screen = Screen(width: 200, height: 200) {
      Scrolled(container: container).scrollPosition(id: Bindable(position).id, anchor: .center)
    }
    position.id = "12.3"
    #expect(screen["Row 12.3"].frame.midY == 100)
    position.id = "bottom"
    #expect(screen.visibleText.last == "End")
    position.id = "header 4"
    #expect(screen["Header 4"].frame.midY == 100)
  }

  @Test("J3: a ScrollPosition reaches rows that were not made, and follows the user through sections")
  func scrollPositionValue() async {
    let position = Position()
    let screen = Screen(width: 200, height: 200) {
      Scrolled(container: .stack).scrollPosition(Bindable(position).position)
    }
    position.position.scrollTo(id: "15.0", anchor: .top)
    #expect(screen["Row 15.0"].frame.minY == 0)
    await screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110))
    #expect(position.position.isPositionedByUser)
    #expect(position.position.viewID(type: String.self) == "15.2")
  }

  @Test("J3: an id of 100,000 rows is found without making them")
  func manyRows() {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "Row \(number)").frame(height: 20) }
    }
    let holder = Holder()
    let screen = Screen(width: 200, height: 200) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0).id("row \($0)") } }
        }
        .onAppear { holder.proxy = proxy }
      }
    }
    screen.trace.reset()
    holder.proxy?.scrollTo("row 70000", anchor: .top)
    #expect(screen["Row 70000"].frame.minY == 0)
    #expect(screen.trace.bodies(of: Row.self) < 30)
  }

  @Test("J3: rows of several views each, of other lengths than estimated, are reached exactly")
  func otherLengths() {
    let holder = Holder()
    let screen = Screen(width: 200, height: 200) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { number in
              Text("Title \(number)").frame(height: CGFloat(20 + number % 7 * 10))
              if number % 3 == 0 { Text("Note \(number)").frame(height: 90) }
            }
          }
        }
        .onAppear { holder.proxy = proxy }
      }
    }
    for number in [150, 30, 199, 77] {
      holder.proxy?.scrollTo(number, anchor: .top)
      let frame = screen["Title \(number)"].frame
      let half = CGFloat(20 + number % 7 * 10) / 2
      // Below the last row, there is nothing that could fill the view: it stays at the bottom.
      #expect(abs(number == 199 ? frame.midY + half - 200 : frame.midY - half) < 0.5, "\(number) at \(frame)")
    }
  }
}
