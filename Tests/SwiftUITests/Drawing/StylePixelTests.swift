import SwiftUI
import SwiftUITesting
import Testing

/// Styles as they are drawn.
@MainActor
struct StylePixelTests {
  private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private func color(_ snapshot: Snapshot, _ x: CGFloat, _ y: CGFloat) -> Components {
    snapshot.color(at: CGPoint(x: x, y: y))
  }

  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let white = Color(red: 1, green: 1, blue: 1)

  // MARK: Gradients

  @Test("An elliptical gradient has the proportions of its area")
  func elliptical() {
    let screen = Screen(width: 200, height: 100, scale: 1) {
      EllipticalGradient(stops: [.init(color: Self.red, location: 0.8), .init(color: Self.blue, location: 0.8)])
    }
    let picture = screen.snapshot()
    // The edge is at 0.8 of half the width and of half the height.
    #expect(color(picture, 100 + 76, 50).red > 0.9)
    #expect(color(picture, 100 + 84, 50).blue > 0.9)
    #expect(color(picture, 100, 50 + 36).red > 0.9)
    #expect(color(picture, 100, 50 + 44).blue > 0.9)
  }

  private func mesh(smooth: Bool, background: Color = .clear, points: [SIMD2<Float>]) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: points, colors: [Self.red, Self.green, Self.blue, Self.white],
      background: background, smoothsColors: smooth)
  }

  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test("A mesh has its colors at the crossings and mixtures of them between", arguments: [true, false])
  func meshCorners(smooth: Bool) {
    let screen = Screen(width: 100, height: 100, scale: 1) { mesh(smooth: smooth, points: Self.corners) }
    let picture = screen.snapshot()
    #expect(color(picture, 1, 1).red > 0.95)
    #expect(color(picture, 98, 1).green > 0.95)
    #expect(color(picture, 1, 98).blue > 0.95)
    #expect(color(picture, 98, 98).red > 0.95 && color(picture, 98, 98).green > 0.95)
    let middle = color(picture, 50, 50)
    #expect(abs(middle.red - 0.5) < 0.03 && abs(middle.green - 0.5) < 0.03 && abs(middle.blue - 0.5) < 0.03)
  }

  @Test("Where the net leaves room, the background of a mesh is seen")
  func meshBackground() {
    let screen = Screen(width: 100, height: 100, scale: 1) {
      mesh(smooth: true, background: .black, points: [[0.4, 0], [1, 0], [0.4, 1], [1, 1]])
    }
    let outside = color(screen.snapshot(), 20, 50)
    #expect(outside.red == 0 && outside.green == 0 && outside.blue == 0)
    #expect(color(screen.snapshot(), 70, 50).red > 0.3)
  }

  @Test("Handles bend the edge of a mesh")
  func meshHandles() {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x, y], topControlPoint: [x, y - bend], trailingControlPoint: [x, y],
        bottomControlPoint: [x + bend, y + bend])
    }
    let screen = Screen(width: 100, height: 100, scale: 1) {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [point(0, 0, bend: 0.4), point(1, 0, bend: 0), point(0, 1, bend: 0.2), point(1, 1, bend: 0)],
        colors: [Self.red, Self.red, Self.red, Self.red], background: .black)
    }
    // The left edge swings to the right between its ends.
    #expect(color(screen.snapshot(), 4, 40).red < 0.1)
    #expect(color(screen.snapshot(), 40, 40).red > 0.9)
  }

  @Test("A net without enough points is its background; other figures do no harm")
  func oddMeshes() {
    for points in [[], [[0, 0], [1, 0], [0, 1]], [[.nan, 0], [1, 0], [0, 1], [1, .infinity]]] as [[SIMD2<Float>]] {
      let screen = Screen(width: 20, height: 20, scale: 1) { mesh(smooth: true, background: Self.blue, points: points) }
      let shown = color(screen.snapshot(), 10, 10)
      #expect(shown.red == shown.green || shown.blue > 0.9)
    }
    let screen = Screen(width: 20, height: 20, scale: 1) {
      MeshGradient(width: .max, height: .max, points: [], colors: [], background: Self.blue)
    }
    #expect(color(screen.snapshot(), 10, 10).blue > 0.9)
  }

  // MARK: Pictures

  @Test("An image is painted again and again, from the corner of what is painted")
  func imagePaint() throws {
    let tile = try #require(
      ImageRenderer(
        content: HStack(spacing: 0) {
          Self.red.frame(width: 4, height: 8)
          Self.blue.frame(width: 4, height: 8)
        }
      ).cgImage)
    let screen = Screen(width: 100, height: 100, scale: 1) {
      Rectangle().fill(.image(Image(decorative: tile, scale: 1), scale: 2)).padding(10)
    }
    let picture = screen.snapshot()
    for step in 0..<4 {
      let x = 10 + CGFloat(step) * 16
      #expect(color(picture, x + 3, 50).red > 0.95)
      #expect(color(picture, x + 11, 50).blue > 0.95)
    }
    #expect(color(picture, 5, 5).green > 0.95)
  }

  @Test("A part of an image is a tile; nothing of it, or no scale, paints nothing")
  func partOfImage() throws {
    let tile = try #require(
      ImageRenderer(
        content: HStack(spacing: 0) {
          Self.red.frame(width: 4, height: 8)
          Self.blue.frame(width: 4, height: 8)
        }
      ).cgImage)
    let image = Image(decorative: tile, scale: 1)
    let half = Screen(width: 40, height: 40, scale: 1) {
      Rectangle().fill(ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    }
    for x in stride(from: CGFloat(2), to: 40, by: 4) { #expect(color(half.snapshot(), x, 20).blue > 0.95) }
    for paint in [
      ImagePaint(image: image, sourceRect: .zero), ImagePaint(image: image, scale: 0),
      ImagePaint(image: image, scale: .nan),
    ] {
      let screen = Screen(width: 40, height: 40, scale: 1) { Rectangle().fill(paint) }
      #expect(color(screen.snapshot(), 20, 20).green > 0.95)
    }
  }

  // MARK: Materials

  @Test("A material softens what lies behind it and nothing else")
  func materialSoftens() {
    func picture(_ style: AnyShapeStyle?) -> Snapshot {
      Screen(width: 200, height: 100, scale: 1) {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        .overlay {
          if let style { Rectangle().fill(style).frame(width: 120, height: 60) }
        }
      }.snapshot()
    }
    let plain = picture(nil)
    let frosted = picture(AnyShapeStyle(.ultraThinMaterial))
    // Sharp without, a slope with it: half way between at the edge, and a part of the way beside it.
    #expect(color(plain, 98, 50).red < 0.1 && color(plain, 102, 50).red > 0.9)
    let (left, middle, right) = (color(frosted, 80, 50).red, color(frosted, 100, 50).red, color(frosted, 120, 50).red)
    #expect(left + 0.05 < middle && middle + 0.05 < right)
    #expect(color(frosted, 101, 50).red - color(frosted, 99, 50).red < 0.1)
    // Beside it everything is as it was.
    #expect(color(frosted, 98, 90).red < 0.1 && color(frosted, 102, 90).red > 0.9)
  }

  @Test("Thicker materials show less of what is behind them, the thinnest shows most")
  func thicknesses() {
    let contrasts = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { material in
      let picture = Screen(width: 200, height: 40, scale: 1) {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        .overlay { Rectangle().fill(material) }
      }.snapshot()
      return color(picture, 195, 20).red - color(picture, 5, 20).red
    }
    #expect(contrasts == contrasts.sorted(by: >))
    #expect(contrasts[0] > 0.4 && contrasts[4] < 0.15 && contrasts[4] > 0)
  }

  @Test("What is drawn in front of a material, and text on it, stays sharp")
  func frontStaysSharp() {
    let picture = Screen(width: 100, height: 40, scale: 1) {
      Color.white
        .overlay { Rectangle().fill(.thinMaterial) }
        .overlay { Color.black.frame(width: 20, height: 20) }
    }.snapshot()
    #expect(color(picture, 41, 20).red < 0.05)
    #expect(color(picture, 38, 20).red > 0.9)
  }

  @Test("A material in a moved, turned or clipped group softens the same picture")
  func materialInGroups() {
    func picture(@ViewBuilder _ pane: () -> some View) -> Snapshot {
      let pane = pane()
      return Screen(width: 200, height: 100, scale: 1) {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        .overlay { pane }
      }.snapshot()
    }
    let plain = picture { Rectangle().fill(.ultraThinMaterial).frame(width: 100, height: 60) }
    let scaled = picture { Rectangle().fill(.ultraThinMaterial).frame(width: 50, height: 30).scaleEffect(2) }
    let clipped = picture {
      Rectangle().fill(.ultraThinMaterial).frame(width: 300, height: 60).clipShape(
        Rectangle().size(width: 100, height: 60).offset(x: 100))
    }
    for x in [60, 90, 100, 110, 140] as [CGFloat] {
      #expect(abs(color(plain, x, 50).red - color(clipped, x, 50).red) < 0.02)
    }
    // The softening is part of the group and grows with it.
    let (left, right) = (color(scaled, 60, 50).red, color(scaled, 140, 50).red)
    #expect(left < color(scaled, 100, 50).red && color(scaled, 100, 50).red < right)
    #expect(right - left < color(plain, 140, 50).red - color(plain, 60, 50).red)
  }

  // MARK: Shadows

  @Test("A drop shadow lies behind what is painted, an inner one within its edges and nowhere else")
  func shadowStyles() {
    func picture(_ shadow: ShadowStyle) -> Snapshot {
      Screen(width: 100, height: 100, scale: 1) {
        Rectangle().fill(Self.red.shadow(shadow)).frame(width: 40, height: 40)
      }.snapshot()
    }
    let drop = picture(.drop(color: Self.blue, radius: 0, x: 10, y: 10))
    #expect(color(drop, 50, 50).red > 0.95 && color(drop, 35, 35).red > 0.95)
    #expect(color(drop, 75, 75).blue > 0.95 && color(drop, 75, 75).red < 0.05)
    #expect(color(drop, 25, 75).green > 0.95)
    let inner = picture(.inner(color: Self.blue, radius: 0, x: 10, y: 10))
    #expect(color(inner, 35, 50).blue > 0.95 && color(inner, 50, 35).blue > 0.95)
    #expect(color(inner, 60, 60).red > 0.95 && color(inner, 60, 60).blue < 0.05)
    #expect(color(inner, 75, 75).green > 0.95 && color(inner, 25, 25).green > 0.95)
    let odd = picture(.inner(radius: .nan, x: .infinity))
    #expect(color(odd, 50, 50).red > 0.95)
  }

  @Test("Text painted with a shadow has one")
  func shadowedText() {
    let screen = Screen(width: 100, height: 60, scale: 1) {
      Text("M").font(.system(size: 30, weight: .black))
        .foregroundStyle(Self.red.shadow(.drop(color: Self.blue, radius: 0, x: 0, y: 20)))
    }
    let picture = screen.snapshot()
    var found = (red: false, blue: false)
    for x in stride(from: CGFloat(0), to: 100, by: 1) {
      for y in stride(from: CGFloat(0), to: 60, by: 1) where color(picture, x, y).green < 0.1 {
        if color(picture, x, y).red > 0.9 { found.red = true }
        if color(picture, x, y).blue > 0.9 { found.blue = true }
      }
    }
    #expect(found.red && found.blue)
  }

  @Test("A view that flips is drawn as in a mirror from right to left only", arguments: [true, false])
  func flips(isEnabled: Bool) {
    func picture(_ direction: LayoutDirection) -> Snapshot {
      Screen(width: 40, height: 20, scale: 1) {
        HStack(spacing: 0) {
          Self.red
          Self.blue
        }
        .environment(\.layoutDirection, .leftToRight)
        .flipsForRightToLeftLayoutDirection(isEnabled)
        .environment(\.layoutDirection, direction)
      }.snapshot()
    }
    #expect(color(picture(.leftToRight), 5, 10).red > 0.95)
    #expect((color(picture(.rightToLeft), 5, 10).red > 0.95) == !isEnabled)
  }

  // MARK: Text

  @Test("A gradient runs through the whole of a text")
  func gradientText() {
    let screen = Screen(width: 200, height: 60, scale: 2) {
      Text("MMMMMMMM").font(.system(size: 24)).bold()
        .foregroundStyle(LinearGradient(colors: [Self.red, Self.blue], startPoint: .leading, endPoint: .trailing))
    }
    let frame = screen["MMMMMMMM"].frame
    let picture = screen.snapshot()
    func ink(_ range: ClosedRange<CGFloat>) -> (red: Double, blue: Double) {
      var best: Components = (1, 1, 1, 1)
      for x in stride(from: range.lowerBound, to: range.upperBound, by: 0.5) {
        for y in stride(from: frame.minY, to: frame.maxY, by: 0.5) where color(picture, x, y).green < best.green {
          best = color(picture, x, y)
        }
      }
      return (best.red, best.blue)
    }
    let start = ink(frame.minX...(frame.minX + 14))
    let end = ink((frame.maxX - 14)...frame.maxX)
    #expect(start.red > 0.85 && start.blue < 0.2)
    #expect(end.blue > 0.85 && end.red < 0.2)
  }

  @Test("A gradient on a part of a text leaves the rest alone, and two gradients are drawn anew when one is changed")
  func gradientRuns() {
    func view(_ last: Color) -> some View {
      HStack {
        Text(
          "\(Text("MM").foregroundStyle(LinearGradient(colors: [last, last], startPoint: .top, endPoint: .bottom)))WW")
      }
    }
    let screen = Screen(width: 120, height: 40, scale: 2) { view(Self.red) }
    func hasInk(red: Bool) -> Bool {
      let picture = screen.snapshot()
      for x in stride(from: CGFloat(0), to: 120, by: 0.5) {
        for y in stride(from: CGFloat(0), to: 40, by: 0.5) {
          let ink = color(picture, x, y)
          if red ? ink.red > 0.9 && ink.green < 0.1 : ink.blue > 0.9 && ink.green < 0.1 { return true }
        }
      }
      return false
    }
    #expect(hasInk(red: true) && !hasInk(red: false))
    screen.update { view(Self.blue) }
    #expect(hasInk(red: false) && !hasInk(red: true))
  }

  @Test("Lines under text are broken up by their pattern")
  func linePatterns() {
    func gaps(_ pattern: Text.LineStyle.Pattern) -> Int {
      let screen = Screen(width: 200, height: 40, scale: 2) {
        Text("      .      ").font(.system(size: 24)).underline(pattern: pattern, color: Self.red)
      }
      let picture = screen.snapshot()
      var most = 0
      for y in stride(from: CGFloat(0), to: 40, by: 0.5) {
        var changes = 0
        var wasInk = false
        for x in stride(from: CGFloat(0), to: 200, by: 0.5) {
          let isInk = color(picture, x, y).green < 0.5 && color(picture, x, y).red > 0.9
          if wasInk, !isInk { changes += 1 }
          wasInk = isInk
        }
        most = max(most, changes)
      }
      return most
    }
    #expect(gaps(.solid) == 1)
    let (dot, dash) = (gaps(.dot), gaps(.dash))
    #expect(dot > dash && dash > 4)
    #expect(gaps(.dashDot) > dash - 2)
    #expect(gaps(.dashDotDot) > 4)
  }

  @Test("Text that may be tightened is, where that keeps it whole, and not more than it has to be")
  func tightening() {
    let text = "A line that is just too long"
    let natural = Screen { Text(text).fixedSize() }[text].frame.width
    func shown(_ width: CGFloat, _ allows: Bool) -> CGFloat {
      let screen = Screen { Text(text).lineLimit(1).allowsTightening(allows).frame(width: width) }
      return screen[text].frame.width
    }
    // A truncated text takes what it is offered less the part of a character; a tightened one takes almost all of it.
    let room = natural - 6
    #expect(shown(room, true) <= room)
    #expect(shown(room, true) > room - 2)
    #expect(shown(natural + 10, true) == natural)
    let layout = Screen { Text(text).lineLimit(1).allowsTightening(true).frame(width: natural / 2) }
    #expect(layout[text].frame.width <= natural / 2)
  }
}
