import SwiftUITesting
import Testing

@MainActor
@Suite struct VisualEffectTests {
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

  @Test("D63: opacity, blur and colours")
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
    #expect(snapshot(60).name(30, 50) == "white")
    #expect(snapshot(60).name(40, 50) == "red")
    #expect(snapshot(180).name(30, 50) == "blue")
    #expect(snapshot(180).name(70, 50) == "red")
    #expect(snapshot(90).name(50, 50) == "white")
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
