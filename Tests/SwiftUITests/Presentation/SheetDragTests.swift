import SwiftUITesting
import Testing

/// Sheets that are dragged.
@MainActor
struct SheetDragTests {
  private struct Letter: Identifiable {
    let id: Int
  }

  private struct Page<Content: View>: View {
    @State private var letter: Letter?
    let log: Log
    let content: Content

    init(log: Log, @ViewBuilder content: () -> Content) {
      self.log = log
      self.content = content()
    }

    var body: some View {
      VStack {
        Button("Open") { letter = Letter(id: 1) }
        Text(letter == nil ? "nothing" : "a letter")
      }
      .sheet(item: $letter, onDismiss: { log.note("dismissed") }) { _ in content }
    }
  }

  private let log = Log()
  private let middle = CGPoint(x: 195, y: 400)

  @Test("F21: swiping a sheet down takes it away: the item is nil, then onDismiss")
  func dismissing() async {
    let screen = Screen { Page(log: log) { Text("Sheet") } }
    screen["Open"].tap()
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 480))
    #expect(screen["Sheet"].exists)
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 840))
    #expect(!screen["Sheet"].exists)
    #expect(screen["nothing"].exists)
    await screen.settle()
    #expect(log.take() == ["dismissed"])
  }

  @Test("F23: unless that is disabled")
  func disabled() async {
    let screen = Screen { Page(log: log) { Text("Sheet").interactiveDismissDisabled() } }
    screen["Open"].tap()
    await screen.settle()
    let place = screen["Sheet"].frame
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 840))
    await screen.settle()
    #expect(screen["Sheet"].exists)
    #expect(screen["Sheet"].frame == place)
    #expect(log.take() == [])
  }

  @Test("a list in a sheet scrolls; pulled down at its start, it drags the sheet")
  func scrolling() async {
    let screen = Screen { Page(log: log) { List(0..<50, id: \.self) { Text("Row \($0)") } } }
    screen["Open"].tap()
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 100))
    #expect(!screen["Row 0"].exists)
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 840))
    #expect(screen["Row 0"].exists)
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 840))
    #expect(!screen["Row 0"].exists)
    #expect(screen["nothing"].exists)
  }

  @Test("F27: dragging up writes the higher of two detents, dragging down the lower")
  func detents() async {
    struct Sized: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text(detent == .medium ? "half" : "whole")
          .presentationDetents([.medium, .large], selection: $detent)
      }
    }
    let screen = Screen { Page(log: log) { Sized() } }
    screen["Open"].tap()
    #expect(screen["half"].exists)
    await screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200))
    #expect(screen["whole"].exists)
    await screen.settle()
    #expect(screen.element(.sheet).frame.height > 800)
    await screen.drag(from: middle, to: CGPoint(x: 195, y: 780))
    #expect(screen["half"].exists)
  }
}
