import SwiftUITesting
import Testing

@MainActor
struct AnchorTests {
  private enum Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private enum Corner: PreferenceKey {
    static let defaultValue: Anchor<CGPoint>? = nil
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  private let log = Log()

  private func note(_ rect: CGRect) -> Color {
    log.noting("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))", .clear)
  }

  /// A child of 20x10 at (30, 40) whose place is asked for by a layer of its parent.
  private func parent(offset: CGFloat = 0, scale: CGFloat = 1) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .scaleEffect(scale)
        .offset(x: offset)
        .padding(.leading, 30)
        .padding(.top, 40)
    }
    .frame(width: 200, height: 100)
  }

  private func watched(offset: CGFloat = 0, scale: CGFloat = 1) -> some View {
    parent(offset: offset, scale: scale).overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { note(proxy[anchors[$0]]) }
      }
    }
  }

  @Test("B73: an anchor gives the child's bounds in the space of the reader")
  func bounds() {
    _ = Screen { watched() }
    #expect(log.lines == ["30 40 20 10"])
  }

  @Test("B73: offsets and scales above the anchor count")
  func transforms() {
    _ = Screen { watched(offset: 5) }
    #expect(log.take() == ["35 40 20 10"])
    _ = Screen { watched(scale: 2) }
    #expect(log.take() == ["20 35 40 20"])
  }

  @Test("B73: what lies around the asking view does not matter")
  func relative() {
    _ = Screen { watched().offset(x: 13).padding(21) }
    #expect(log.lines == ["30 40 20 10"])
  }

  @Test("B73: when the child moves, the layer is made anew within the frame")
  func moving() {
    let screen = Screen { watched() }
    screen.update { watched(offset: 5) }
    #expect(log.lines == ["30 40 20 10", "35 40 20 10"])
    #expect(screen.trace.frames == 2)
  }

  @Test("B73: points, and a background that is aligned")
  func points() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
        .padding(30)
        .backgroundPreferenceValue(Corner.self, alignment: .bottomLeading) { anchor in
          GeometryReader { proxy in
            let point = anchor.map { proxy[$0] } ?? .zero
            Text("at \(Int(point.x)) \(Int(point.y))")
          }
        }
    }
    #expect(screen.visibleText == ["at 50 40"])
  }

  @Test("B73: transformAnchorPreference adds to what is said below")
  func transformed() {
    let screen = Screen {
      ZStack {
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .frame(width: 60, height: 50)
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: "+"))
        }
      }
    }
    #expect(screen.visibleText == ["20+60"])
  }

  @Test("B73: overlayPreferenceValue makes views from any preference, once for each value")
  func values() {
    func content(_ number: Int) -> some View {
      Text("x").preference(key: Total.self, value: number)
        .overlayPreferenceValue(Total.self) { log.noting("\($0)", Text("total \($0)")) }
    }
    let screen = Screen { content(1) }
    #expect(screen["total 1"].exists)
    screen.update { content(2) }
    #expect(screen["total 2"].exists)
    #expect(log.lines == ["1", "2"])
  }

  @Test("B73: what the layer says reaches those above, and not the layer itself")
  func layerSays() {
    _ = Screen {
      Text("x").preference(key: Total.self, value: 1)
        .overlayPreferenceValue(Total.self) { total in
          log.noting("layer \(total)", Text("y").preference(key: Total.self, value: total + 10))
        }
        .onPreferenceChange(Total.self) { log.note("above \($0)") }
    }
    #expect(log.lines == ["layer 1", "above 12"])
  }

  @Test("B73: several anchors as one")
  func arrays() {
    enum Ends: PreferenceKey {
      static let defaultValue: Anchor<[CGPoint]>? = nil
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    let screen = Screen {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Ends.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
        .padding(5)
        .overlayPreferenceValue(Ends.self) { anchor in
          GeometryReader { proxy in
            let points = anchor.map { proxy[$0] } ?? []
            Text(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
          }
        }
    }
    #expect(screen.visibleText == ["5,5 25,15"])
  }
}
