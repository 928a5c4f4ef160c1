import SwiftUITesting
import Testing

@MainActor
struct GeometryReaderTests {
  private let log = Log()

  @Test("C90: the reader takes what it is offered, and 10 where nothing is")
  func answers() {
    #expect(measure(ProposedViewSize(width: 100, height: 50)) { GeometryReader { _ in Color.red } }.width == 100)
    #expect(measure(.unspecified) { GeometryReader { _ in Color.red } } == CGSize(width: 10, height: 10))
    #expect(measure(.zero) { GeometryReader { _ in Text("wide") } } == .zero)
  }

  @Test("C90: children lie in the leading corner, each at its own size")
  func placing() {
    let frames = layout(in: CGSize(width: 100, height: 50)) {
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 20).probe("a")
        Color.blue.probe("b")
      }
      .probe("reader")
    }
    #expect(frames["reader"] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["b"] == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("C90: the content is made once, with the size of the layout")
  func content() {
    let screen = Screen(width: 300, height: 200) {
      GeometryReader { log.noting("\(Int($0.size.width))x\(Int($0.size.height))", Text("content")) }
    }
    #expect(screen["content"].exists)
    #expect(log.lines == ["300x200"])
    #expect(screen.trace.frames == 1)
  }

  private struct Resizing: View {
    @State private var width: CGFloat = 100
    @State private var isMoved = false
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Button("wider") { width += 50 }
        Button("move") { isMoved.toggle() }
        GeometryReader { log.noting("size \(Int($0.size.width))", Text("a")) }.frame(width: width, height: 20)
          .padding(.leading, isMoved ? 40 : 0)
      }
    }
  }

  @Test("C90: a new size makes the content once more")
  func resizing() {
    let screen = Screen { Resizing(log: log) }
    screen["wider"].tap()
    #expect(log.lines == ["size 100", "size 150"])
  }

  private struct Content: View {
    let proxy: GeometryProxy
    let log: Log

    var body: some View {
      Text(log.noting("body", "width \(Int(proxy.size.width))"))
    }
  }

  private struct Held: View {
    @State private var width: CGFloat = 100
    let log: Log

    var body: some View {
      VStack {
        Button("wider") { width += 50 }
        Frame(width: width) { Reading(log: log) }
      }
    }
  }

  /// Keeps its content while its width changes.
  private struct Frame<Inside: View>: View {
    let width: CGFloat
    @ViewBuilder let inside: Inside

    var body: some View { inside.frame(width: width, height: 20) }
  }

  private struct Reading: View {
    let log: Log

    var body: some View {
      GeometryReader { proxy in
        log.noting("closure", Content(proxy: proxy, log: log))
      }
    }
  }

  @Test("C90: what asks the proxy runs again, and only that")
  func whoAsks() {
    let screen = Screen { Held(log: log) }
    #expect(log.take() == ["closure", "body"])
    screen["wider"].tap()
    #expect(log.lines == ["body"])
    #expect(screen["width 150"].exists)
  }

  private struct Stateful: View {
    @State private var text = "a"
    let log: Log

    var body: some View {
      GeometryReader { proxy in
        Button(log.noting("closure", text)) { text += "b" }
      }
    }
  }

  @Test("C90: state that the closure reads makes the content anew")
  func state() {
    let screen = Screen { Stateful(log: log) }
    screen["a"].tap()
    #expect(screen["ab"].exists)
    #expect(log.lines == ["closure", "closure"])
  }

  @Observable final class Store {
    var items = ["a", "b"]
  }

  private struct Item: View {
    let store: Store
    let index: Int

    var body: some View { Text(store.items[index]) }
  }

  @Test("C90: rows that the new content has no more are not evaluated before it")
  func removedRows() {
    let store = Store()
    let screen = Screen {
      GeometryReader { _ in
        VStack { ForEach(store.items.indices, id: \.self) { Item(store: store, index: $0) } }
      }
    }
    #expect(screen.visibleText == ["a", "b"])
    store.items = ["c"]
    #expect(screen.visibleText == ["c"])
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      GeometryReader { proxy in
        if depth == 0 {
          Text("inside \(Int(proxy.size.width))")
        } else {
          Nested(depth: depth - 1).padding(10)
        }
      }
    }
  }

  @Test("C90: readers inside readers come to rest in one frame")
  func nested() {
    let screen = Screen(width: 300, height: 300) { Nested(depth: 10) }
    #expect(screen["inside 100"].exists)
    #expect(screen.trace.frames == 1)
    #expect(screen.trace.warnings.isEmpty)
  }

  private struct Branching: View {
    @State private var isOn = false

    var body: some View {
      GeometryReader { _ in
        VStack {
          Button("switch") { isOn.toggle() }
          if isOn { Text("on") }
        }
        if isOn { Text("also").padding(.top, 100) }
      }
    }
  }

  @Test("C90: content that comes and goes is laid out in the same frame")
  func branches() {
    let screen = Screen { Branching() }
    screen["switch"].tap()
    #expect(screen["on"].isHittable)
    #expect(screen["also"].frame.origin == CGPoint(x: 0, y: 100))
    screen["switch"].tap()
    #expect(!screen["also"].exists)
  }

  @Test("C90: the content's state survives a new size")
  func identity() {
    let census = Census()
    func content(_ width: CGFloat) -> some View {
      GeometryReader { _ in Life("a", census) }.frame(width: width)
    }
    let screen = Screen { content(100) }
    screen.update { content(50) }
    #expect(screen["a1"].exists)
    #expect(census.count == 1)
  }

  @Test("C90: content appears with the reader and disappears with it")
  func appearance() {
    func content(_ isOn: Bool) -> some View {
      VStack {
        if isOn {
          GeometryReader { _ in
            Text("x").onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
          }
        }
      }
    }
    let screen = Screen { content(true) }
    screen.update { content(false) }
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test("C110: a proxy tells the insets of the safe area where the reader touches it")
  func safeArea() {
    let area = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
    var insets: [EdgeInsets] = []
    func reader() -> some View {
      GeometryReader { proxy in
        Text("x").onAppear { insets.append(proxy.safeAreaInsets) }
      }
    }
    _ = Screen(safeArea: area) { reader() }
    #expect(insets.last == area)
    _ = Screen(safeArea: area) {
      VStack(spacing: 0) {
        Color.red
        reader()
      }
    }
    #expect(insets.last == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    _ = Screen(safeArea: area) { reader().padding(1) }
    #expect(insets.last == EdgeInsets())
  }

  @Test("A proxy whose view went answers zero; one read on another thread ends the program with a sentence")
  func misused() async throws {
    var kept: GeometryProxy?
    let screen = Screen(width: 100, height: 100) { GeometryReader { proxy in Text("x").onAppear { kept = proxy } } }
    let proxy = try #require(kept)
    #expect(proxy.size == CGSize(width: 100, height: 100))
    screen.update { EmptyView() }
    #expect(proxy.size == .zero)
    #expect(proxy.frame(in: .global) == .zero)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var kept: GeometryProxy?
      _ = Screen { GeometryReader { proxy in Text("x").onAppear { kept = proxy } } }
      let proxy = try #require(kept)
      await Task.detached { _ = proxy.size }.value
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("A GeometryProxy was used on a thread that is not the main actor's."))
  }
}
