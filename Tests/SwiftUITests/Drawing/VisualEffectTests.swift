import SwiftUITesting
import Testing

@MainActor
struct VisualEffectTests {
  private struct Row: View {
    let index: Int

    var body: some View {
      Color.pureRed.frame(height: 20)
        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 2) }
    }
  }

  @Test("D63: a visual effect follows the scrolling, without any body and without the layout")
  func scrolling() {
    let screen = Screen(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 60)
          Row(index: 0)
          Color.clear.frame(height: 300)
        }
      }
    }
    #expect(screen.snapshot().name(25, 70) == "white")
    #expect(screen.snapshot().name(35, 70) == "red")
    screen.trace.reset()
    screen.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40))
    #expect(screen.trace.bodies(of: Row.self) == 0)
    #expect(screen.trace.layouts == 0)
    #expect(screen.snapshot().name(8, 30) == "white")
    #expect(screen.snapshot().name(12, 30) == "red")
  }

  @Test("D63: effects are applied one after the other, and hits follow them")
  func order() {
    var taps = 0
    let screen = Screen(width: 100, height: 100) {
      Button("") { taps += 1 }.buttonStyle(.plain).frame(width: 20, height: 20).background(Color.pureRed)
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
        .visualEffect { content, _ in content.scaleEffect(2).offset(x: 20) }
    }
    let picture = screen.snapshot()
    #expect(picture.name(45, 50) == "white")
    #expect(picture.name(55, 50) == "red")
    #expect(picture.name(88, 50) == "red")
    screen.tap(at: CGPoint(x: 88, y: 50))
    #expect(taps == 1)
    screen.tap(at: CGPoint(x: 45, y: 50))
    #expect(taps == 1)
  }

  @Test("D63: opacity, blur and colors")
  func drawing() {
    let picture = Screen(width: 100, height: 100) {
      Color.white.colorMultiply(.pureRed).frame(width: 40, height: 40)
        .visualEffect { content, proxy in content.opacity(proxy.size.width / 80).brightness(0) }
    }.snapshot()
    #expect(abs(picture.color(at: CGPoint(x: 50, y: 50)).green - 0.5) < 0.02)
  }

  private struct Skew: GeometryEffect {
    var shift: CGFloat

    var animatableData: CGFloat {
      get { shift }
      set { shift = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
    }
  }

  @Test("C70: a geometry effect moves drawing, hits and places, but nothing in the layout")
  func geometryEffect() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      HStack(spacing: 0) {
        block(20).probe("a").modifier(Skew(shift: 7))
        block(20).probe("b")
        block(20).probe("c").modifier(Skew(shift: 7).ignoredByLayout())
      }
    }
    #expect(frames["a"]?.minX == 7)
    #expect(frames["b"]?.minX == 20)
    #expect(frames["c"]?.minX == 40)
  }

  @Test("C70: a turn in space about the vertical axis makes the view narrower, and half a turn mirrors it")
  func rotation3D() {
    func snapshot(_ degrees: Double) -> Snapshot {
      Screen(width: 100, height: 100) {
        HStack(spacing: 0) {
          Color.pureRed
          Color.pureBlue
        }
        .frame(width: 60, height: 20)
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
      }.snapshot()
    }
    #expect(snapshot(60).name(20, 50) == "white")
    #expect(snapshot(60).name(40, 50) == "red")
    #expect(snapshot(60).name(65, 50) == "white")
    #expect(snapshot(180).name(30, 50) == "blue")
    #expect(snapshot(180).name(70, 50) == "red")
    #expect(snapshot(90).name(50, 50) == "white")
  }

  @Test("D60: the matrix of a turn in space")
  func matrixOfTurns() {
    func entries(_ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ depth: CGFloat, _ pull: CGFloat)
      -> [CGFloat]
    {
      let turn = _Rotation3DEffect(
        angle: .degrees(degrees), axis: axis, anchor: .center, anchorZ: depth, perspective: pull
      ).effectValue(size: CGSize(width: 100, height: 50))
      return [turn.m11, turn.m12, turn.m13, turn.m21, turn.m22, turn.m23, turn.m31, turn.m32, turn.m33]
    }
    func differ(_ entries: [CGFloat], _ expected: [Int: CGFloat]) -> Bool {
      expected.contains { abs(entries[$0.key] - $0.value) > 1e-6 }
    }
    let y = entries(60, (0, 1, 0), 1, 1)
    #expect(
      !differ(
        y, [0: 0.9330127, 1: 0.2165064, 2: 0.0086602540, 6: 2.7333395, 7: -10.7003175, 8: 0.5719873]))
    let x = entries(45, (1, 0, 0), 2, 2)
    #expect(
      !differ(x, [3: -0.7071068, 4: 0.3535534, 5: -0.0141421, 6: 19.0918831, 7: 18.2824856, 8: 1.3818377]))
    #expect(entries(60, (0, 1, 0), 0, 0)[2] == 0)
  }

  @Test("D60: what is nearer is drawn larger, and hit where it is drawn")
  func perspective() {
    var taps = 0
    let screen = Screen(width: 200, height: 200, scale: 1) {
      Color.pureRed.frame(width: 100, height: 100)
        .onTapGesture { taps += 1 }
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    func height(_ x: CGFloat) -> Int {
      let picture = screen.snapshot()
      return (0..<200).count { picture.name(x, CGFloat($0)) == "red" }
    }
    // The left edge is at x = 50 - 50·cos 45°/(1 - sin 45°/2)… : the nearer side is 1/(1 - 0.354) as high.
    let edges = (0..<200).filter { height(CGFloat($0)) > 0 }
    let (left, right) = (edges.first ?? 0, edges.last ?? 0)
    let (leftHeight, rightHeight) = (height(CGFloat(left + 1)), height(CGFloat(right - 1)))
    #expect(max(leftHeight, rightHeight) >= 148 && max(leftHeight, rightHeight) <= 156)
    #expect(min(leftHeight, rightHeight) >= 71 && min(leftHeight, rightHeight) <= 77)
    let nearSide = CGFloat(leftHeight > rightHeight ? left + 3 : right - 3)
    let farSide = CGFloat(leftHeight > rightHeight ? right - 3 : left + 3)
    screen.tap(at: CGPoint(x: nearSide, y: 40))
    #expect(taps == 1)
    screen.tap(at: CGPoint(x: farSide, y: 40))
    #expect(taps == 1)
    screen.tap(at: CGPoint(x: farSide, y: 100))
    #expect(taps == 2)
  }

  @Test("Projections: concatenation and inverse")
  func projections() {
    var first = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    first.m13 = 0.5
    first.m31 = 3
    let both = first.concatenating(first.inverted())
    let entries = [
      both.m11 - 1, both.m12, both.m13, both.m21, both.m22 - 1, both.m23, both.m31, both.m32, both.m33 - 1,
    ]
    #expect(entries.allSatisfy { abs($0) < 1e-12 })
    #expect(!first.isAffine)
    #expect(ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let couldInvert = flat.invert()
    #expect(!couldInvert)
  }

  @Test("D65: each view in a stack has a shadow of its own, a group one for all")
  func shadowOfLeaves() {
    func picture(_ isGroup: Bool) -> Snapshot {
      let views = HStack(spacing: 0) {
        Color.pureRed.frame(width: 20, height: 20)
        Color.pureRed.frame(width: 20, height: 20)
      }
      return Screen(width: 100, height: 100) {
        if isGroup {
          views.compositingGroup().shadow(color: .pureBlue, radius: 0, x: -10)
        } else {
          views.shadow(color: .pureBlue, radius: 0, x: -10)
        }
      }.snapshot()
    }
    // The right view's shadow falls on the left view.
    #expect(picture(false).name(45, 50) == "blue")
    #expect(picture(true).name(45, 50) == "red")
    #expect(picture(false).name(25, 50) == "blue")
    #expect(picture(true).name(25, 50) == "blue")
  }

  @Test("D65: a shadow fades as a bell curve whose deviation is the radius")
  func shadowCurve() {
    let picture = Screen(width: 200, height: 200) {
      Color.black.frame(width: 100, height: 200).shadow(radius: 5, x: 0, y: 0)
    }.snapshot()
    let light = picture.color(at: CGPoint(x: 155, y: 100)).red
    #expect(abs((1 - light) - 0.052) < 0.015)
  }
}
