import SwiftUITesting
import Testing

/// Takes what it is offered and places its subviews as told.
private struct Placing: Layout {
  let place: @Sendable (LayoutSubviews, CGRect) -> Void

  init(_ place: @escaping @Sendable (LayoutSubviews, CGRect) -> Void) {
    self.place = place
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(subviews, bounds)
  }
}

/// A column without any distance that leaves its spacing to its subviews.
private struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Custom layouts.
@MainActor
struct CustomLayoutTests {
  private func place(_ place: @escaping @Sendable (LayoutSubviews, CGRect) -> Void) -> CGRect? {
    layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) {
      Placing(place) { fixed(30, 20).probe("child") }
        .frame(width: 100, height: 100)
        .padding(EdgeInsets(top: 70, leading: 120, bottom: 0, trailing: 0))
    }["child"]
  }

  @Test("C5: a subview that is not placed lies in the middle")
  func unplaced() {
    let frames = layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) {
      Placing { _, _ in }({ fixed(30, 30).probe("child") })
        .frame(width: 100, height: 100)
        .padding(EdgeInsets(top: 70, leading: 120, bottom: 0, trailing: 0))
    }
    #expect(frames["child"] == CGRect(x: 155, y: 105, width: 30, height: 30))
  }

  @Test("C5: of two places the last one counts")
  func placedTwice() {
    let frame = place { subviews, bounds in
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      subviews[0].place(at: CGPoint(x: bounds.minX + 7, y: bounds.minY + 9), proposal: .unspecified)
    }
    #expect(frame == CGRect(x: 127, y: 79, width: 30, height: 20))
  }

  @Test("C5: an anchor is a point of the placed size")
  func anchors() {
    let centered = place { subviews, bounds in
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 100, y: bounds.minY + 100), anchor: .center, proposal: .unspecified)
    }
    #expect(centered == CGRect(x: 205, y: 160, width: 30, height: 20))
    let trailing = place { subviews, bounds in
      subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
    #expect(trailing == CGRect(x: 190, y: 150, width: 30, height: 20))
  }

  @Test("C5: a subview has the size it answers to the proposal it is placed with")
  func placedSize() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      Placing { subviews, bounds in
        subviews[0].place(at: bounds.origin, proposal: .init(width: 33, height: nil))
      }({ Color.red.probe("child") })
    }
    #expect(frames["child"] == CGRect(x: 0, y: 0, width: 33, height: 10))
  }

  @Test("C5: an unplaced subview is offered what its layout was offered")
  func unplacedProposal() {
    let log = Records<ProposedViewSize>()
    let frames = layout(in: CGSize(width: 80, height: 60)) {
      Placing { _, _ in }({ half(log).probe("child") })
    }
    #expect(log.values == [ProposedViewSize(width: 80, height: 60)])
    #expect(frames["child"] == CGRect(x: 20, y: 15, width: 40, height: 30))
  }

  // MARK: Traits

  private func priority<V: View>(_ view: V) -> Double? {
    let log = Records<Double>()
    _ = measure(.init(width: 50, height: 50)) { Inspecting { subview, _ in log.add(subview.priority) }({ view }) }
    return log.values.first
  }

  @Test("C6: a priority is seen through modifiers that only paint or listen")
  func visiblePriority() {
    let view = Color.red.layoutPriority(2)
    #expect(priority(view) == 2)
    #expect(priority(view.background(.blue)) == 2)
    #expect(priority(view.background { Color.blue }) == 2)
    #expect(priority(view.overlay { Color.blue }) == 2)
    #expect(priority(view.clipped()) == 2)
    #expect(priority(view.border(.blue)) == 2)
    #expect(priority(view.opacity(0.5)) == 2)
    #expect(priority(view.allowsHitTesting(false)) == 2)
    #expect(priority(view.onTapGesture {}) == 2)
    #expect(priority(view.disabled(true)) == 2)
    #expect(priority(view.foregroundStyle(.red)) == 2)
    #expect(priority(view.contentShape(Rectangle())) == 2)
    #expect(priority(HStack { view }) == 2)
    #expect(priority(VStack { view }) == 2)
    #expect(priority(ZStack { view }) == 2)
    #expect(priority(view.layoutPriority(3)) == 3)
  }

  @Test("C6: a priority is hidden by what changes the layout")
  func hiddenPriority() {
    let view = Color.red.layoutPriority(2)
    #expect(priority(view.frame(width: 10)) == 0)
    #expect(priority(view.frame(maxWidth: .infinity)) == 0)
    #expect(priority(view.padding()) == 0)
    #expect(priority(view.padding(0)) == 0)
    #expect(priority(view.aspectRatio(1, contentMode: .fit)) == 0)
    #expect(priority(Color.blue.overlay { view }) == 0)
    #expect(priority(Color.blue) == 0)
    #expect(
      priority(
        HStack {
          view
          Color.blue
        }) == 0)
  }

  private func weight<V: View>(_ view: V) -> Int? {
    let log = Records<Int>()
    _ = measure(.init(width: 50, height: 50)) { Inspecting { subview, _ in log.add(subview[Weight.self]) }({ view }) }
    return log.values.first
  }

  @Test("C7: a layout value is read through transparent modifiers and has a default")
  func layoutValues() {
    let view = Text("a").layoutValue(key: Weight.self, value: 3)
    #expect(weight(view) == 3)
    #expect(weight(view.background(Color.red)) == 3)
    #expect(weight(view.opacity(0.5)) == 3)
    #expect(weight(view.layoutPriority(1)) == 3)
    #expect(weight(view.layoutValue(key: Weight.self, value: 4)) == 4)
    #expect(weight(view.padding()) == 1)
    #expect(weight(view.frame(width: 10)) == 1)
    #expect(weight(Text("a")) == 1)
  }

  // MARK: Caches

  @Test("C8: a cache is made once, renewed after changes and left alone by a resize")
  func caches() {
    struct Caching: Layout {
      let made: Records<Int>
      let updated: Records<Int>
      let forwards: Bool

      func makeCache(subviews: Subviews) -> Int {
        made.add(subviews.count)
        return 0
      }

      func updateCache(_ cache: inout Int, subviews: Subviews) {
        updated.add(subviews.count)
        if forwards { cache = makeCache(subviews: subviews) }
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        #expect(cache > 0, "sizes and places share the cache")
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    let made = Records<Int>()
    let updated = Records<Int>()
    func content(_ text: String, width: CGFloat) -> some View {
      Caching(made: made, updated: updated, forwards: true) { Text(text) }.frame(width: width, height: 100)
    }
    let screen = Screen { content("a", width: 100) }
    #expect(made.values == [1])
    #expect(updated.values.isEmpty)
    screen.update { content("a", width: 150) }
    #expect(made.values == [1])
    #expect(updated.values.isEmpty)
    screen.update { content("a longer text", width: 150) }
    #expect(updated.values == [1])
    #expect(made.values == [1, 1])
  }

  @Test("C8: another list of subviews renews the cache")
  func cacheOfChangedChildren() {
    struct Counting: Layout {
      let log: Records<String>

      func makeCache(subviews: Subviews) -> Int { subviews.count }

      func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.add("update from \(cache) to \(subviews.count)")
        cache = subviews.count
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: CGFloat(cache) * 10, height: 10)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }
    let log = Records<String>()
    func content(_ count: Int) -> some View {
      HStack {
        Counting(log: log) {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
        Text("End")
      }
    }
    let screen = Screen { content(2) }
    let before = screen["End"].frame.minX
    screen.update { content(4) }
    #expect(log.values == ["update from 2 to 4"])
    #expect(screen["End"].frame.minX == before + 10)
  }

  // MARK: Defaults

  @Test("C9: the default spacing of a layout is the greatest of its subviews'")
  func defaultSpacing() {
    let direct = gaps(2) {
      block(10).probe("0")
      Text("b").probe("1")
    }
    let mixed = gaps(2) {
      Column {
        block(10)
        Text("a")
      }.probe("0")
      Text("b").probe("1")
    }
    #expect(mixed == direct)
    let texts = gaps(2) {
      Column {
        Text("a")
        Text("a")
      }.probe("0")
      Text("b").probe("1")
    }
    #expect(texts == [0])
  }

  @Test("C9: an empty layout has no spacing")
  func emptySpacing() {
    let height = measure(.unspecified) {
      VStack {
        block(20)
        Column {}
        block(20)
      }
    }.height
    #expect(height == 40)
  }

  @Test("C9, C44: a layout takes over the baselines of its subviews")
  func defaultGuides() {
    let text = dimensions { Text("a") }
    let column = dimensions {
      Column {
        Text("a")
        Text("a")
      }
    }
    #expect(column[.firstTextBaseline] == text[.firstTextBaseline])
    #expect(column[.lastTextBaseline] == text.height + text[.lastTextBaseline])
    #expect(column[.leading] == 0)
    #expect(column[.bottom] == 2 * text.height)
  }

  @Test("C9: spacers and dividers run along the axis that the layout names")
  func stackOrientation() {
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    #expect(measure(.init(width: 50, height: 30)) { Row { Spacer() } } == CGSize(width: 50, height: 0))
    #expect(measure(.init(width: 50, height: 30)) { Row { Divider() } } == CGSize(width: 1, height: 30))
    #expect(measure(.init(width: 50, height: 30)) { Column { Divider() } }.height == 1)
  }

  @Test("C9: a layout's own guide wins over its subviews'")
  func ownGuide() {
    struct Guided: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 50, height: 50)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
      ) -> CGFloat? {
        guide == .firstTextBaseline ? 7 : nil
      }
    }
    let guided = dimensions { Guided { Text("a") } }
    #expect(guided[.firstTextBaseline] == 7)
    #expect(guided[explicit: .firstTextBaseline] == 7)
    #expect(guided[explicit: .top] == nil)
  }
}
