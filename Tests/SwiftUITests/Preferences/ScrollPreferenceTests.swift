import SwiftUITesting
import Testing

/// Ways in which real code watches scrolling and sizes.
@MainActor
struct ScrollPreferenceTests {
  private enum Offset: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Watching: View {
    @State private var offset: CGFloat = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(height: 40) } }
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("scroll")).minY)
            })
      }
      .coordinateSpace(name: "scroll")
      .onPreferenceChange(Offset.self) { offset = $0 }
      .overlay(alignment: .bottom) { Text("offset \(Int(offset))") }
    }
  }

  @Test("B72, C112: the offset of a scroll view as a preference, in the frame of the scrolling")
  func offset() {
    let screen = Screen(width: 200, height: 200) { Watching() }
    #expect(screen["offset 0"].exists)
    let frames = screen.trace.frames
    screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -75))
    #expect(screen["offset -75"].exists)
    #expect(screen.trace.frames == frames + 1)
    #expect(screen.trace.warnings.isEmpty)
  }

  private enum Frames: PreferenceKey {
    static let defaultValue: [Int: CGRect] = [:]
    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Test("B70, C96: removed rows of a lazy stack no longer set preferences")
  func lazyRows() {
    var heard: [[Int]] = []
    let screen = Screen(width: 200, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in
            Color.red.frame(height: 50)
              .background {
                GeometryReader { Color.clear.preference(key: Frames.self, value: [index: $0.frame(in: .global)]) }
              }
          }
        }
      }
      .onPreferenceChange(Frames.self) { heard.append($0.keys.sorted()) }
    }
    screen.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: -100))
    #expect(heard.first == [0, 1])
    #expect(heard.last == [2, 3])
  }

  private struct Underlined: View {
    @State private var chosen = 0

    private struct Bounds: PreferenceKey {
      static let defaultValue: [Int: Anchor<CGRect>] = [:]
      static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3) { index in
          Button("tab \(index)") { chosen = index }
            .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[chosen] {
            Rectangle().fill(.blue).frame(width: proxy[anchor].width, height: 2)
              .accessibilityIdentifier("line")
              .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
          }
        }
      }
    }
  }

  @Test("B73: a line under the chosen tab")
  func tabs() {
    let screen = Screen { Underlined() }
    for tab in ["tab 0", "tab 2"] {
      screen[tab].tap()
      let line = screen.element(id: "line").frame
      #expect(line.minX == screen[tab].frame.minX)
      #expect(line.width == screen[tab].frame.width)
      #expect(line.minY == screen[tab].frame.maxY)
    }
  }
}
