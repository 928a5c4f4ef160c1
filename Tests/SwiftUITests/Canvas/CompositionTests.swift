import SwiftUITesting
import Testing

/// Modes by which only opacities count.
@MainActor
struct CompositionTests {
  /// A red square from 20 to 60, and over it a blue one from 40 to 80, drawn in a mode.
  private func picture(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) -> Snapshot {
    Screen(width: 100, height: 100) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.pureRed))
        context.blendMode = mode
        context.fill(Path(CGRect(x: 40, y: 40, width: 40, height: 40)), with: .color(.pureBlue.opacity(opacity)))
      }
    }.snapshot()
  }

  /// What is seen where only the old square is, where both are, and where only the new one is.
  private func names(_ mode: GraphicsContext.BlendMode) -> [String] {
    let picture = picture(mode)
    return [picture.name(30, 30), picture.name(50, 50), picture.name(70, 70)]
  }

  @Test("J406: the modes of Porter and Duff keep of both what the other one allows, where something is drawn")
  func modes() {
    #expect(names(.normal) == ["red", "blue", "blue"])
    #expect(names(.clear) == ["red", "white", "white"])
    #expect(names(.copy) == ["red", "blue", "blue"])
    #expect(names(.sourceIn) == ["red", "blue", "white"])
    #expect(names(.sourceOut) == ["red", "white", "blue"])
    #expect(names(.sourceAtop) == ["red", "blue", "white"])
    #expect(names(.destinationOver) == ["red", "red", "blue"])
    #expect(names(.destinationIn) == ["red", "red", "white"])
    #expect(names(.destinationOut) == ["red", "white", "white"])
    #expect(names(.destinationAtop) == ["red", "red", "blue"])
    #expect(names(.xor) == ["red", "white", "blue"])
  }

  @Test("J406: a translucent copy takes the place of what was there; a translucent color keeps as much as it covers")
  func translucent() {
    let copy = picture(.copy, opacity: 0.5).color(at: CGPoint(x: 50, y: 50))
    #expect(abs(copy.blue - 1) < 0.02 && abs(copy.red - 0.5) < 0.05 && abs(copy.green - 0.5) < 0.05)
    let kept = picture(.destinationIn, opacity: 0.5).color(at: CGPoint(x: 50, y: 50))
    #expect(abs(kept.red - 1) < 0.02 && abs(kept.green - 0.5) < 0.05)
  }

  @Test("J406: edges between pixels are neither darker nor lighter than what they divide")
  func edges() {
    let picture = Screen(width: 20, height: 20) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
        context.blendMode = .copy
        context.fill(Path(CGRect(x: 5.5, y: 0, width: 10, height: 20)), with: .color(.pureRed))
      }
    }.snapshot()
    for x in 0..<20 { #expect(picture.name(CGFloat(x) + 0.5, 10) == "red") }
  }

  @Test("J406: a layer counts as far as the canvas does: it masks what was drawn before")
  func layers() {
    let picture = Screen(width: 100, height: 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
        context.blendMode = .destinationIn
        context.drawLayer {
          $0.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.black))
        }
      }
    }.snapshot()
    #expect(picture.name(50, 50) == "red")
    #expect(picture.name(5, 5) == "white")
  }

  @Test("J406: what takes away leaves alone what lies behind the canvas")
  func background() {
    let picture = Screen(width: 100, height: 100) {
      ZStack {
        Color.pureGreen
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
          context.blendMode = .clear
          context.fill(Path(CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.black))
        }
      }
    }.snapshot()
    #expect(picture.name(10, 10) == "red")
    #expect(picture.name(50, 50) == "green")
  }

  @Test("J406: a mode has the number of Core Graphics; a number that is none blends as usual")
  func numbers() {
    #expect(GraphicsContext.BlendMode.clear.rawValue == 16)
    #expect(GraphicsContext.BlendMode(rawValue: 25) == .xor)
    #expect(CGBlendMode(rawValue: 27) == .plusLighter)
    #expect(names(GraphicsContext.BlendMode(rawValue: -4)) == ["red", "blue", "blue"])
    #expect(names(GraphicsContext.BlendMode(rawValue: 2_000_000)) == ["red", "blue", "blue"])
  }

  private func style(_ style: some ShapeStyle) -> Snapshot {
    Screen(width: 60, height: 60) {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Rectangle().fill(style).frame(width: 40, height: 40)
      }
    }.snapshot()
  }

  @Test("J407: a style with a blend mode is mixed with what lies below it")
  func styles() {
    let cyan = Color(red: 0, green: 1, blue: 1)
    #expect(style(cyan.blendMode(.multiply)).name(30, 30) == "green")
    #expect(style(cyan.blendMode(.screen)).name(30, 30) == "white")
    #expect(style(cyan.blendMode(.normal)).name(30, 30) != "green")
    #expect(style(cyan.blendMode(.multiply).opacity(0)).color(at: CGPoint(x: 30, y: 30)).red > 0.98)
    #expect(style(AnyShapeStyle(cyan.shadow(.drop(radius: 2)).blendMode(.multiply))).name(30, 30) == "green")
  }

  @Test("J407: the foreground style is blended by the static member, and texts and outlines are too")
  func foreground() {
    let picture = Screen(width: 60, height: 60) {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        VStack(spacing: 0) {
          Rectangle().fill(.blendMode(.multiply)).frame(height: 20)
          Rectangle().stroke(Color(red: 0, green: 1, blue: 1).blendMode(.multiply), lineWidth: 8).frame(height: 12)
          Text("███").foregroundStyle(Color(red: 0, green: 1, blue: 1).blendMode(.multiply)).frame(height: 20)
        }
        .foregroundStyle(Color(red: 0, green: 1, blue: 1))
      }
    }.snapshot()
    #expect(picture.name(30, 10) == "green")
    #expect(picture.name(30, 24) == "green")
    #expect(picture.name(30, 48) == "green")
  }
}
