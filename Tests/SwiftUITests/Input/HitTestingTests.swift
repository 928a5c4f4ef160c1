import SwiftUITesting
import Testing

/// What was tapped, in order.
@MainActor
final class Taps {
  private(set) var names: [String] = []

  func add(_ name: String) {
    names.append(name)
  }

  /// What was tapped since the last call.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

extension Screen {
  /// A screen of 100 by 100 points with `content` in the middle.
  convenience init<Content: View>(side: CGFloat, @ViewBuilder content: () -> Content) {
    self.init(width: side, height: side, content: content)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    tap(at: CGPoint(x: x, y: y))
  }
}

/// Hit testing.
@MainActor
struct HitTestingTests {
  /// Whether a tap at a point of a 100 x 100 screen reaches the tap gesture of `content`.
  private func isHit<V: View>(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> V) -> Bool {
    let taps = Taps()
    let screen = Screen(side: 100) { content().onTapGesture { taps.add("hit") } }
    screen.tap(x, y)
    return !taps.names.isEmpty
  }

  @Test("E7: a shape is hit inside of its path")
  func shapes() {
    #expect(!isHit(5, 5) { Circle() })
    #expect(isHit(50, 50) { Circle() })
    #expect(!isHit(2, 2) { Circle().fill(.red) })
    #expect(isHit(5, 5) { Rectangle() })
    #expect(!isHit(1, 1) { RoundedRectangle(cornerRadius: 30) })
    #expect(isHit(50, 1) { RoundedRectangle(cornerRadius: 30) })
    #expect(!isHit(1, 50) { Ellipse().frame(width: 50, height: 100) })
  }

  @Test("E7: an outline is hit on its line only")
  func strokes() {
    #expect(!isHit(50, 50) { Rectangle().stroke(.red, lineWidth: 10) })
    #expect(isHit(2, 50) { Rectangle().stroke(.red, lineWidth: 10) })
    #expect(isHit(8, 50) { Rectangle().strokeBorder(.red, lineWidth: 10) })
    #expect(!isHit(12, 50) { Rectangle().strokeBorder(.red, lineWidth: 10) })
  }

  @Test("E7: colors, gradients and texts are hit in their frames")
  func areas() {
    #expect(isHit(1, 1) { Color.red })
    #expect(isHit(99, 99) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) })
    #expect(!isHit(20, 50) { Color.red.frame(width: 50, height: 50) })
    #expect(isHit(50, 50) { Text("W") })
    #expect(!isHit(50, 90) { Text("W") })
  }

  @Test("E7: empty areas of stacks, frames, paddings and spacers are not hit")
  func emptyAreas() {
    #expect(
      !isHit(50, 50) {
        HStack {
          block(20)
          Spacer()
          block(20)
        }
      })
    #expect(
      isHit(10, 50) {
        HStack {
          block(20)
          Spacer()
          block(20)
        }
      })
    #expect(!isHit(5, 5) { block(20).frame(width: 100, height: 100) })
    #expect(!isHit(35, 50) { block(20).padding(20) })
    #expect(!isHit(50, 50) { Spacer() })
    #expect(
      !isHit(50, 50) {
        VStack(spacing: 40) {
          block(20)
          block(20)
        }
      })
  }

  @Test("E7: contentShape makes the whole area one that is hit")
  func contentShapes() {
    #expect(
      isHit(50, 50) {
        HStack {
          block(20)
          Spacer()
          block(20)
        }.contentShape(Rectangle())
      })
    #expect(isHit(35, 50) { block(20).padding(20).contentShape(Rectangle()) })
    #expect(isHit(50, 50) { Color.clear.contentShape(Rectangle()) })
    #expect(isHit(50, 50) { Circle().stroke().contentShape(Circle()) })
  }

  @Test("E7: contentShape restricts hits, on either side of the gesture")
  func restrictingContentShape() {
    #expect(!isHit(5, 5) { Color.red.contentShape(Circle()) })
    #expect(isHit(50, 50) { Color.red.contentShape(Circle()) })
    let taps = Taps()
    let screen = Screen(side: 100) { Color.red.onTapGesture { taps.add("hit") }.contentShape(Circle()) }
    screen.tap(5, 5)
    #expect(taps.take() == [])
    screen.tap(50, 50)
    #expect(taps.take() == ["hit"])
  }

  @Test("E7: a content shape for other purposes changes nothing about hits")
  func otherContentShapes() {
    #expect(isHit(5, 5) { Color.red.contentShape(.dragPreview, Circle()) })
    #expect(!isHit(5, 5) { Color.red.contentShape(.interaction, Circle()) })
    #expect(!isHit(5, 5) { Color.red.contentShape([.interaction, .hoverEffect], Circle()) })
  }

  @Test("E7: what cannot be seen is not hit, what can hardly be seen is")
  func opacity() {
    #expect(!isHit(50, 50) { Rectangle().opacity(0) })
    #expect(isHit(50, 50) { Rectangle().opacity(0.01) })
    #expect(!isHit(50, 50) { Rectangle().hidden() })
    #expect(!isHit(50, 50) { Color.clear })
  }

  @Test("E7: clipping does not restrict hits")
  func clipping() {
    #expect(isHit(5, 5) { Color.red.clipShape(Circle()) })
    #expect(isHit(1, 1) { Color.red.cornerRadius(40) })
    #expect(isHit(20, 50) { Color.red.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped() })
  }

  @Test("E7: allowsHitTesting lets events pass to what is behind")
  func passingThrough() {
    let taps = Taps()
    func content(_ allows: Bool) -> some View {
      ZStack {
        Color.red.onTapGesture { taps.add("back") }
        Color.blue.onTapGesture { taps.add("front") }.allowsHitTesting(allows)
      }
    }
    let screen = Screen(side: 100) { content(true) }
    screen.tap(50, 50)
    #expect(taps.take() == ["front"])
    screen.update { content(false) }
    screen.tap(50, 50)
    #expect(taps.take() == ["back"])
    screen.update { content(true) }
    screen.tap(50, 50)
    #expect(taps.take() == ["front"])
  }

  @Test("E7: opacity that becomes 0 lets events pass too")
  func fadingOut() {
    let taps = Taps()
    func content(_ opacity: Double) -> some View {
      ZStack {
        Color.red.onTapGesture { taps.add("back") }
        Rectangle().onTapGesture { taps.add("front") }.opacity(opacity)
      }
    }
    let screen = Screen(side: 100) { content(0.5) }
    screen.tap(50, 50)
    screen.update { content(0) }
    screen.tap(50, 50)
    #expect(taps.take() == ["front", "back"])
  }

  @Test("E7: the last of overlapping views is hit")
  func drawingOrder() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      ZStack {
        Color.red.onTapGesture { taps.add("red") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { taps.add("blue") }
      }
    }
    screen.tap(50, 50)
    screen.tap(10, 10)
    #expect(taps.take() == ["blue", "red"])
  }

  @Test("E7, E6: an area without a gesture swallows the tap over one that has one")
  func swallowing() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      ZStack {
        Color.red.onTapGesture { taps.add("red") }
        Color.blue.frame(width: 50, height: 50)
      }
    }
    screen.tap(50, 50)
    #expect(taps.take() == [])
    screen.tap(10, 10)
    #expect(taps.take() == ["red"])
  }

  @Test("E7, C67: an offset moves the area that is hit")
  func offset() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      Color.red.frame(width: 20, height: 20).onTapGesture { taps.add("inside") }.offset(x: 30)
    }
    screen.tap(50, 50)
    #expect(taps.take() == [])
    screen.tap(80, 50)
    #expect(taps.take() == ["inside"])
    let outside = Screen(side: 100) {
      Color.red.frame(width: 20, height: 20).offset(y: -30).onTapGesture { taps.add("outside") }
    }
    outside.tap(50, 50)
    #expect(taps.take() == [])
    outside.tap(50, 20)
    #expect(taps.take() == ["outside"])
  }

  @Test("E7, C70: transforms move the area that is hit")
  func transforms() {
    #expect(isHit(15, 50) { block(20).scaleEffect(4) })
    #expect(!isHit(45, 50) { block(20, 20).scaleEffect(0.25) })
    #expect(isHit(50, 10) { block(90, 10).rotationEffect(.degrees(90)) })
    #expect(!isHit(10, 50) { block(90, 10).rotationEffect(.degrees(90)) })
    #expect(isHit(70, 70) { block(20).transformEffect(.init(translationX: 20, y: 20)) })
    #expect(!isHit(50, 50) { block(20).scaleEffect(0) })
  }

  @Test("D64: an offset moves hits with the drawing, on whichever side of the gesture it is written")
  func offsetOnBothSides() {
    let log = Log()
    let inside = Screen(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20).offset(x: 50).onTapGesture { log.note("tap") }
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    let outside = Screen(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20).onTapGesture { log.note("tap") }.offset(x: 50)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    let button = Screen(width: 100, height: 100) {
      Button {
        log.note("tap")
      } label: {
        Color.red.frame(width: 20, height: 20)
      }
      .buttonStyle(.plain)
      .offset(x: 50)
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    for screen in [inside, outside, button] {
      screen.tap(at: CGPoint(x: 10, y: 10))
      #expect(log.take() == [])
      screen.tap(at: CGPoint(x: 60, y: 10))
      #expect(log.take() == ["tap"])
    }
  }

  @Test("D64: a turn and a scale are hit where they are drawn; a shadow is never hit")
  func turnsAndShadows() {
    let log = Log()
    func screen(_ view: some View) -> Screen {
      Screen(width: 200, height: 200) { view.onTapGesture { log.note("tap") } }
    }
    let box = Color.red.frame(width: 100, height: 20)
    let turned = screen(box.rotationEffect(.degrees(45)))
    // The corner of where it was before the turn, and a point on the diagonal.
    turned.tap(at: CGPoint(x: 55, y: 95))
    #expect(log.take() == [])
    turned.tap(at: CGPoint(x: 130, y: 130))
    #expect(log.take() == ["tap"])
    let mirrored = screen(
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 20)
        Color.clear.frame(width: 50, height: 20).allowsHitTesting(false)
      }
      .scaleEffect(x: -1))
    mirrored.tap(at: CGPoint(x: 60, y: 100))
    #expect(log.take() == [])
    mirrored.tap(at: CGPoint(x: 140, y: 100))
    #expect(log.take() == ["tap"])
    let shadow = screen(box.shadow(color: .black, radius: 0, x: 0, y: 40))
    shadow.tap(at: CGPoint(x: 100, y: 140))
    #expect(log.take() == [])
    shadow.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == ["tap"])
    let nothing = screen(box.scaleEffect(0))
    nothing.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.take() == [])
  }

  @Test("E7: a position moves the area that is hit")
  func position() {
    #expect(isHit(10, 10) { block(10, 10).position(x: 10, y: 10) })
    #expect(!isHit(50, 50) { block(10, 10).position(x: 10, y: 10) })
  }

  @Test("C68: zIndex sets the order of drawing and hit testing, in its container only")
  func zIndex() {
    let taps = Taps()
    func content(_ red: Double, _ blue: Double) -> some View {
      ZStack {
        Color.red.onTapGesture { taps.add("red") }.zIndex(red)
        Color.blue.onTapGesture { taps.add("blue") }.zIndex(blue)
      }
    }
    let screen = Screen(side: 100) { content(1, 0) }
    screen.tap(50, 50)
    #expect(taps.take() == ["red"])
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 50)).red > 0.9)
    screen.update { content(0, 0) }
    screen.tap(50, 50)
    #expect(taps.take() == ["blue"])
    #expect(screen.snapshot().color(at: CGPoint(x: 50, y: 50)).blue > 0.9)
    screen.update { content(-1, -2) }
    screen.tap(50, 50)
    #expect(taps.take() == ["red"])
    let nested = Screen(side: 100) {
      ZStack {
        ZStack { Color.red.onTapGesture { taps.add("red") }.zIndex(9) }
        Color.blue.onTapGesture { taps.add("blue") }
      }
    }
    nested.tap(50, 50)
    #expect(taps.take() == ["blue"])
  }

  @Test("C68: zIndex is seen through modifiers around it")
  func wrappedZIndex() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      ZStack {
        Color.red.zIndex(1).onTapGesture { taps.add("red") }
        Color.blue.onTapGesture { taps.add("blue") }
      }
    }
    screen.tap(50, 50)
    #expect(taps.take() == ["red"])
  }

  @Test("C69: a click on a hidden view reaches what is behind")
  func hiddenOverTappable() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      ZStack {
        Color.red.onTapGesture { taps.add("back") }
        Color.blue.onTapGesture { taps.add("front") }.hidden()
      }
    }
    screen.tap(50, 50)
    #expect(taps.take() == ["back"])
  }

  // MARK: Layers

  @Test("E16: the view is hit where both it and its background are")
  func background() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      Color.red.frame(width: 40, height: 40).onTapGesture { taps.add("view") }
        .background { Color.blue.frame(width: 80, height: 80).onTapGesture { taps.add("back") } }
    }
    screen.tap(50, 50)
    #expect(taps.take() == ["view"])
    screen.tap(15, 50)
    #expect(taps.take() == ["back"])
  }

  @Test("E16: a view without a gesture blocks its background")
  func blockedBackground() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      Color.red.frame(width: 40, height: 40).background { Color.blue.onTapGesture { taps.add("back") } }
    }
    screen.tap(50, 50)
    #expect(taps.take() == [])
  }

  @Test("E16: an overlay is in front")
  func overlay() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      Color.red.onTapGesture { taps.add("view") }
        .overlay { Color.blue.frame(width: 40, height: 40).onTapGesture { taps.add("front") } }
    }
    screen.tap(50, 50)
    screen.tap(5, 5)
    #expect(taps.take() == ["front", "view"])
  }

  @Test("E16: a later sibling covers an overlay that reaches into it")
  func overlayUnderSibling() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      HStack(spacing: 0) {
        Color.red.overlay { Color.green.frame(width: 90, height: 20).onTapGesture { taps.add("overlay") } }
        Color.blue.onTapGesture { taps.add("sibling") }
      }
    }
    screen.tap(60, 50)
    #expect(taps.take() == ["sibling"])
    screen.tap(25, 50)
    #expect(taps.take() == ["overlay"])
  }

  @Test("E7: a gesture around several views is hit on each of them")
  func groups() {
    let taps = Taps()
    let screen = Screen(side: 100) {
      VStack(spacing: 20) {
        Group {
          block(20)
          block(20)
        }.onTapGesture { taps.add("hit") }
      }
    }
    screen.tap(50, 30)
    screen.tap(50, 70)
    screen.tap(50, 50)
    #expect(taps.take() == ["hit", "hit"])
  }

  @Test("E7: outside of the screen there is nothing")
  func outside() {
    #expect(!isHit(-5, 50) { Color.red })
    #expect(!isHit(500, 500) { Color.red })
    #expect(!isHit(.nan, 50) { Color.red })
  }
}
