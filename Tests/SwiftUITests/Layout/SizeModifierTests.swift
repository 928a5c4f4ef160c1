import SwiftUITesting
import Testing

private struct Area: View {
  var body: some View { Color.red }
}

/// Size modifiers.
@MainActor
struct SizeModifierTests {
  private static let paragraph =
    "The quick brown fox jumps over the lazy dog and runs away across the wide green field into the wood."

  // MARK: fixedSize

  @Test("C64: a text of fixed size takes its ideal width, of fixed height all its lines")
  func fixedText() {
    let ideal = measure(.unspecified) { Text(Self.paragraph) }
    #expect(measure(.init(width: 100, height: 100)) { Text(Self.paragraph).fixedSize() } == ideal)
    let wrapped = measure(.init(width: 100, height: nil)) { Text(Self.paragraph) }
    let tall = measure(.init(width: 100, height: 20)) {
      Text(Self.paragraph).fixedSize(horizontal: false, vertical: true)
    }
    #expect(tall == wrapped)
    #expect(tall.height > 20)
    #expect(tall.width <= 100)
  }

  @Test("C64: the view overflows evenly")
  func overflow() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      Color.red.frame(idealWidth: 150).fixedSize(horizontal: true, vertical: false).probe("view")
    }
    #expect(frames["view"] == CGRect(x: -25, y: 0, width: 150, height: 100))
  }

  @Test("C64: no axis changes nothing")
  func noAxis() {
    #expect(
      measure(.init(width: 30, height: 40)) { Color.red.fixedSize(horizontal: false, vertical: false) }
        == CGSize(width: 30, height: 40))
  }

  // MARK: aspectRatio

  private func ratio(
    _ proposal: ProposedViewSize, _ ratio: CGFloat? = 16.0 / 9, _ mode: ContentMode = .fit
  ) -> (proposal: ProposedViewSize?, size: CGSize) {
    let log = Records<ProposedViewSize>()
    let size = measure(proposal) { greedy(log).aspectRatio(ratio, contentMode: mode) }
    return (log.values.last, size)
  }

  @Test("C65: the child is offered the largest size of the shape that fits")
  func fit() {
    #expect(ratio(.init(width: 500, height: 300)).size == CGSize(width: 500, height: 281.25))
    #expect(ratio(.init(width: 500, height: 90)).size == CGSize(width: 160, height: 90))
    #expect(ratio(.init(width: 500, height: .infinity)).size == CGSize(width: 500, height: 281.25))
    #expect(ratio(.init(width: .infinity, height: 90)).size == CGSize(width: 160, height: 90))
    #expect(ratio(.infinity).size == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(ratio(.zero).size == .zero)
  }

  @Test("C65: or the smallest that covers")
  func fill() {
    #expect(ratio(.init(width: 500, height: 90), 16.0 / 9, .fill).size == CGSize(width: 500, height: 281.25))
    #expect(ratio(.init(width: 500, height: 300), 2, .fill).size == CGSize(width: 600, height: 300))
    #expect(measure(.init(width: 50, height: 20)) { Color.red.scaledToFill() } == CGSize(width: 50, height: 50))
    #expect(measure(.init(width: 50, height: 20)) { Color.red.scaledToFit() } == CGSize(width: 20, height: 20))
  }

  @Test("C65: a length that is left open follows from the other")
  func openLengths() {
    let height = ratio(.init(width: nil, height: 300))
    #expect(isClose(height.size.width, 533.33))
    #expect(height.size.height == 300)
    #expect(ratio(.init(width: 160, height: nil)).size == CGSize(width: 160, height: 90))
    #expect(ratio(.unspecified).proposal == .unspecified)
    #expect(ratio(.unspecified).size == CGSize(width: 10, height: 10))
  }

  @Test("C65: the answer is the child's, not the shape's")
  func childAnswers() {
    let log = Records<ProposedViewSize>()
    let size = measure(.init(width: 500, height: 300)) {
      fixed(168, 95, log).aspectRatio(16.0 / 9, contentMode: .fit)
    }
    #expect(size == CGSize(width: 168, height: 95))
    #expect(log.values == [ProposedViewSize(width: 500, height: 281.25)])
  }

  @Test("C65: without a ratio the child's ideal shape counts")
  func idealShape() {
    let view = Color.red.frame(idealWidth: 40, idealHeight: 20)
    #expect(
      measure(.init(width: 100, height: 100)) { view.aspectRatio(contentMode: .fit) }
        == CGSize(width: 100, height: 50))
    #expect(
      measure(.init(width: 100, height: 100)) { view.aspectRatio(contentMode: .fill) }
        == CGSize(width: 200, height: 100))
    #expect(
      measure(.init(width: 100, height: 60)) {
        Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
      } == CGSize(width: 80, height: 60))
  }

  @Test("C65: a ratio that makes no sense does no harm", arguments: [0, -1, CGFloat.nan, .infinity])
  func oddRatios(ratio: CGFloat) {
    let size = measure(.init(width: 50, height: 20)) { Color.red.aspectRatio(ratio, contentMode: .fit) }
    #expect(size.width.isFinite)
    #expect(size.height.isFinite)
  }

  @Test("C65: a shape is centered where it does not fill")
  func placed() {
    let frames = layout(in: CGSize(width: 100, height: 50)) {
      Color.red.probe("view").aspectRatio(1, contentMode: .fit)
    }
    #expect(frames["view"] == CGRect(x: 25, y: 0, width: 50, height: 50))
  }

  // MARK: padding

  @Test("C66: padding adds room around the view")
  func padding() {
    func check<V: View>(_ view: V, _ size: CGSize, leaf: CGPoint) {
      let frames = layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) { view.probe("view") }
      #expect(frames["view"]?.size == size)
      #expect(frames["leaf"]?.origin == leaf)
    }
    func square(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }
    func at(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: x) }
    let leaf = fixed(20, 20).probe("leaf")
    check(leaf.padding(), square(52), leaf: at(16))
    check(leaf.padding(8), square(36), leaf: at(8))
    check(leaf.padding(8).frame(width: 60, height: 60), square(60), leaf: at(20))
    check(leaf.frame(width: 60, height: 60).padding(8), square(76), leaf: at(28))
    check(leaf.padding(4).frame(width: 40, height: 40).padding(8), square(56), leaf: at(18))
    check(leaf.frame(width: 40, height: 40).padding(4).padding(8), square(64), leaf: at(22))
    check(leaf.padding(-5), square(10), leaf: at(-5))
    check(leaf.padding(.horizontal, 8), CGSize(width: 36, height: 20), leaf: CGPoint(x: 8, y: 0))
    check(leaf.padding(.horizontal), CGSize(width: 52, height: 20), leaf: CGPoint(x: 16, y: 0))
    check(leaf.padding([.top, .leading], 3), CGSize(width: 23, height: 23), leaf: at(3))
    check(
      leaf.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), CGSize(width: 26, height: 24),
      leaf: CGPoint(x: 2, y: 1))
    check(leaf.padding(.all, nil), square(52), leaf: at(16))
    check(leaf.padding([]), square(20), leaf: at(0))
  }

  @Test("C66: the child is offered what the padding leaves, never less than nothing")
  func paddingProposal() {
    let log = Records<ProposedViewSize>()
    _ = measure(.init(width: 100, height: 10)) { greedy(log).padding(8) }
    _ = measure(.unspecified) { greedy(log).padding(8) }
    _ = measure(.init(width: 100, height: .infinity)) { greedy(log).padding(-5) }
    #expect(
      log.values == [
        ProposedViewSize(width: 84, height: 0), .unspecified, ProposedViewSize(width: 110, height: .infinity),
      ])
    #expect(measure(.init(width: 100, height: 10)) { Color.red.padding(8) } == CGSize(width: 100, height: 16))
    #expect(measure(.unspecified) { fixed(20, 20).padding(-50) } == .zero)
  }

  // MARK: offset and position

  @Test("C67: an offset shows the view elsewhere and leaves the layout alone")
  func offset() {
    let text = dimensions { Text("a") }
    let moved = dimensions { Text("a").offset(y: 7) }
    #expect(moved[.firstTextBaseline] == text[.firstTextBaseline])
    #expect(moved.height == text.height)
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      HStack(spacing: 0) {
        block(20).probe("a").offset(x: 30, y: -10).probe("outside")
        block(20).probe("b")
      }
    }
    #expect(frames["a"] == CGRect(x: 30, y: -10, width: 20, height: 20))
    #expect(frames["outside"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["b"]?.minX == 20)
    let nested = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      block(20).probe("a").offset(CGSize(width: 1, height: 2)).offset(x: 3, y: 4)
    }
    #expect(nested["a"]?.origin == CGPoint(x: 4, y: 6))
  }

  @Test("C67: a position takes all the room and puts the view's center there")
  func position() {
    let frames = layout(in: CGSize(width: 200, height: 100)) {
      block(20).probe("child").position(x: 30, y: 40).probe("view")
    }
    #expect(frames["view"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(frames["child"] == CGRect(x: 20, y: 30, width: 20, height: 20))
    let negative = layout(in: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 20, height: 20).probe("child").position(CGPoint(x: -10, y: 0))
    }
    #expect(negative["child"]?.origin == CGPoint(x: -20, y: -10))
    #expect(measure(.unspecified) { Color.red.position(x: 3, y: 3) } == CGSize(width: 10, height: 10))
    let row = measure(.init(width: 200, height: 50)) {
      HStack(spacing: 0) {
        block(20)
        block(20).position()
      }
    }
    #expect(row == CGSize(width: 200, height: 50))
  }

  @Test("C67: figures that are no numbers move nothing")
  func oddOffsets() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      block(20).probe("child").offset(x: .nan, y: .infinity)
    }
    #expect(frames["child"]?.origin == .zero)
    let positioned = layout(in: CGSize(width: 100, height: 100)) {
      block(20).probe("child").position(x: .nan, y: 10)
    }
    #expect(positioned["child"]?.minY == 0)
  }

  // MARK: hidden, transforms

  @Test("C69: a hidden view keeps its room and is not there otherwise")
  func hidden() {
    #expect(
      measure(.unspecified) {
        VStack(spacing: 0) {
          block(20)
          block(20, 30).hidden()
          block(20)
        }
      }.height == 70)
    let screen = Screen {
      VStack {
        Text("Shown")
        Text("Hidden").hidden()
      }
    }
    #expect(screen.visibleText == ["Shown"])
    #expect(!screen["Hidden"].exists)
  }

  @Test("C70: transforms are drawn and not laid out")
  func transforms() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      HStack(spacing: 0) {
        block(20).probe("inside").scaleEffect(3).probe("a")
        block(20).probe("b")
      }
      .probe("row")
    }
    #expect(frames["row"]?.width == 40)
    #expect(frames["b"]?.minX == 20)
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["inside"] == CGRect(x: -20, y: -20, width: 60, height: 60))
    #expect(measure(.unspecified) { block(100, 20).rotationEffect(.degrees(90)) } == CGSize(width: 100, height: 20))
    #expect(
      measure(.unspecified) { block(100, 20).transformEffect(.init(scaleX: 2, y: 2)) }
        == CGSize(width: 100, height: 20))
    #expect(measure(.unspecified) { Text("a").scaleEffect(x: 0, y: 5) } == measure(.unspecified) { Text("a") })
  }

  @Test("C70: the frame of a rotated view is the box around it")
  func rotatedFrame() {
    let frames = layout(in: CGSize(width: 200, height: 200)) {
      block(100, 20).probe("bar").rotationEffect(.degrees(90))
    }
    let bar = frames["bar"]!
    #expect(isClose(bar.minX, 90) && isClose(bar.minY, 50) && isClose(bar.width, 20) && isClose(bar.height, 100))
    let anchored = layout(in: CGSize(width: 200, height: 200), alignment: .topLeading) {
      block(100, 20).probe("bar").scaleEffect(0.5, anchor: .topLeading)
    }
    #expect(anchored["bar"] == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  // MARK: The root

  @Test("C98: the root offers its room without what is covered, and centers the view there")
  func root() {
    let screen = Screen(width: 100, height: 100) { Area().frame(width: 20, height: 20) }
    #expect(screen.view(Area.self).frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    let insets = EdgeInsets(top: 44, leading: 0, bottom: 20, trailing: 10)
    let covered = Screen(width: 100, height: 200, safeArea: insets) { Area() }
    #expect(covered.view(Area.self).frame == CGRect(x: 0, y: 44, width: 90, height: 136))
  }

  @Test("C98: the root of a layout is aligned as the test says")
  func alignedRoot() {
    func origin(_ alignment: Alignment) -> CGPoint? {
      layout(in: CGSize(width: 100, height: 50), alignment: alignment) { block(20, 10).probe("a") }["a"]?.origin
    }
    #expect(origin(.center) == CGPoint(x: 40, y: 20))
    #expect(origin(.topLeading) == .zero)
    #expect(origin(.bottomTrailing) == CGPoint(x: 80, y: 40))
  }

  @Test("C98: several views at the root form a column")
  func severalRoots() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      block(20).probe("a")
      block(20).probe("b")
    }
    #expect(frames["a"] == CGRect(x: 40, y: 26, width: 20, height: 20))
    #expect(frames["b"] == CGRect(x: 40, y: 54, width: 20, height: 20))
  }
}
