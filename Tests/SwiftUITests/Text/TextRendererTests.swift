import SwiftUITesting
import Testing

/// Text renderers.
@MainActor
struct TextRendererTests {
  /// What a renderer was given.
  private struct Seen: Sendable, Equatable {
    var lines: [[Int]] = []
    var bounds: [CGRect] = []
    var marks: [String] = []
    var indices: [Int] = []
    var isTruncated = false
  }

  private struct Mark: TextAttribute {
    let name: String
  }

  private struct Looking: TextRenderer {
    let log: Records<Seen>

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      var seen = Seen(isTruncated: layout.isTruncated)
      for line in layout {
        seen.lines.append(line.map(\.count))
        seen.bounds.append(line.typographicBounds.rect)
        for run in line {
          if let mark = run[Mark.self] { seen.marks.append(mark.name) }
          if let first = run.characterIndices.first, let origin = layout.first?.first?.characterIndices.first {
            seen.indices.append(origin.distance(to: first))
          }
        }
        context.draw(line)
      }
      log.add(seen)
    }
  }

  private func seen<Content: View>(width: CGFloat = 300, @ViewBuilder _ content: () -> Content) -> Seen? {
    let log = Records<Seen>()
    _ = Screen(width: width, height: 200) { content().textRenderer(Looking(log: log)) }.snapshot()
    return log.values.last
  }

  @Test("a layout consists of lines of runs of glyphs, as far apart as the text lays them")
  func structure() {
    let one = seen { Text("Hello") }
    #expect(one?.lines == [[5]])
    #expect(one?.isTruncated == false)
    let two = seen { Text("Hello\nyou") }
    #expect(two?.lines == [[5], [3]])
    let heights = two?.bounds.map(\.height) ?? []
    #expect(heights.count == 2 && heights[0] == heights[1])
    #expect(two?.bounds[1].minY == two?.bounds[0].maxY)
    #expect(seen(width: 30) { Text("Hello everybody").lineLimit(1) }?.isTruncated == true)
  }

  @Test("styles divide a line into runs, and so do attributes, which renderers can read")
  func attributes() {
    let seen = seen {
      Text("ab") + Text("cde").customAttribute(Mark(name: "mine")) + Text("f").bold()
    }
    #expect(seen?.lines == [[2, 3, 1]])
    #expect(seen?.marks == ["mine"])
    #expect(seen?.indices == [0, 2, 5])
  }

  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { for run in line { for glyph in run { context.draw(glyph) } } }
    }
  }

  @Test("text drawn glyph by glyph has the same pixels as without a renderer")
  func samePixels() {
    let text = Text("Wavy ") + Text("text").foregroundStyle(.red).underline() + Text(" in two lines")
    let plain = Screen(width: 90, height: 80) { text }
    let rendered = Screen(width: 90, height: 80) { text.textRenderer(Plain()) }
    #expect(plain.snapshot().difference(from: rendered.snapshot()) < 0.002)
    #expect(plain.visibleText == rendered.visibleText)
    #expect(plain.elements(.text).map(\.frame) == rendered.elements(.text).map(\.frame))
  }

  private struct Shifted: TextRenderer {
    var distance: Double

    var animatableData: Double {
      get { distance }
      set { distance = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      var context = context
      context.translateBy(x: 0, y: distance)
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 40)
    }
  }

  private struct Moving: View {
    @State private var distance = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Text("████").textRenderer(Shifted(distance: distance))
        Button("Move") { withAnimation(.linear(duration: 1)) { distance = 40 } }
      }
    }
  }

  /// The topmost row of points in which anything dark is drawn.
  private func top(_ screen: Screen) -> Int? {
    let snapshot = screen.snapshot()
    return (0..<60).first { snapshot.color(at: CGPoint(x: 100, y: CGFloat($0))).red < 0.5 }
  }

  @Test("a renderer says how large its text is, and its changes are animated")
  func animation() async throws {
    let screen = Screen(width: 200, height: 160) { Moving().frame(maxHeight: .infinity, alignment: .top) }
    let start = try #require(top(screen))
    let plain = measure(.unspecified) { Text("████") }
    #expect(measure(.unspecified) { Text("████").textRenderer(Shifted(distance: 0)) }.height == plain.height + 40)
    screen["Move"].tap()
    await screen.advance(by: .milliseconds(500))
    let halfway = try #require(top(screen))
    #expect((start + 17...start + 23).contains(halfway))
    await screen.settle()
    #expect(top(screen) == start + 40)
  }
}
