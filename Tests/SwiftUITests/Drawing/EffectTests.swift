import SwiftUITesting
import Testing

/// Effects on drawings.
@MainActor
struct EffectTests {
  private func snapshot<V: View>(@ViewBuilder _ content: () -> V) -> Snapshot {
    Screen(width: 100, height: 100, content: content).snapshot()
  }

  private func square(_ color: Color = .pureRed) -> some View {
    color.frame(width: 40, height: 40)
  }

  private func isClose(_ left: Double, _ right: Double, within tolerance: Double = 0.02) -> Bool {
    abs(left - right) <= tolerance
  }

  private func red(_ picture: Snapshot, _ x: CGFloat, _ y: CGFloat) -> Double {
    picture.color(at: CGPoint(x: x, y: y)).red
  }

  private func green(_ picture: Snapshot, _ x: CGFloat, _ y: CGFloat) -> Double {
    picture.color(at: CGPoint(x: x, y: y)).green
  }

  @Test("A mask shows of a view what it covers, as much as it is opaque")
  func mask() {
    let picture = snapshot {
      square().mask(alignment: .topLeading) { Color.black.frame(width: 20, height: 20) }
    }
    #expect(picture.name(35, 35) == "red")
    #expect(picture.name(65, 65) == "white")
    let half = snapshot { square().mask(Color.black.opacity(0.5)) }
    #expect(isClose(green(half, 50, 50), 0.5))
    let shape = snapshot { square().mask(Circle()) }
    #expect(shape.name(50, 50) == "red")
    #expect(shape.name(32, 32) == "white")
  }

  @Test("A mask is no element, and the masked view is tapped as ever")
  func maskSemantics() {
    var taps = 0
    let screen = Screen {
      Button("masked") { taps += 1 }.mask { Text("mask") }
    }
    #expect(screen.visibleText == ["masked"])
    screen["masked"].tap()
    #expect(taps == 1)
  }

  @Test("A blur softens edges evenly on both sides and keeps the whole")
  func blur() {
    let picture = snapshot { square().blur(radius: 5) }
    #expect(picture.name(50, 50) == "red")
    #expect(picture.name(5, 50) == "white")
    // Halfway at the edge, and alike at the same distance from it on all sides.
    #expect(isClose(green(picture, 30, 50), 0.5, within: 0.06))
    #expect(isClose(green(picture, 25, 50), green(picture, 74.5, 50), within: 0.06))
    #expect(isClose(green(picture, 25, 50), green(picture, 50, 25), within: 0.02))
    #expect(green(picture, 25, 50) > green(picture, 30, 50))
    #expect(isClose(green(picture, 25, 50), 0.84, within: 0.06))
  }

  @Test("An opaque blur does not fade at the edges")
  func opaqueBlur() {
    let picture = snapshot { square().blur(radius: 5, opaque: true) }
    #expect(picture.name(31, 31) == "red")
    #expect(picture.name(28, 50) == "white")
  }

  @Test("A blur of nothing, or of a radius that is no number, changes nothing")
  func noBlur() {
    let plain = snapshot { square() }
    #expect(snapshot { square().blur(radius: 0) }.difference(from: plain) == 0)
    #expect(snapshot { square().blur(radius: .nan) }.difference(from: plain) == 0)
    #expect(snapshot { square().blur(radius: -3) }.difference(from: plain) == 0)
    #expect(snapshot { Color.clear.blur(radius: 5) }.name(50, 50) == "white")
  }

  @Test("A shadow without a radius is the outline, moved")
  func hardShadow() {
    let picture = snapshot { square().shadow(color: .pureBlue, radius: 0, x: 10, y: 20) }
    #expect(picture.name(50, 50) == "red")
    #expect(picture.name(75, 80) == "blue")
    #expect(picture.name(35, 80) == "white")
    #expect(picture.name(75, 45) == "white")
  }

  @Test("A shadow with a radius fades out; by itself it is a translucent black")
  func softShadow() {
    let picture = snapshot { square().shadow(radius: 5) }
    #expect(picture.name(50, 50) == "red")
    let edge = red(picture, 50, 71)
    #expect(edge < 0.9 && edge > 0.7)
    #expect(red(picture, 50, 76) > edge)
    #expect(picture.name(50, 95) == "white")
  }

  @Test("A shadow of a translucent view fades with it")
  func translucentShadow() {
    let picture = snapshot { square().shadow(color: .pureBlue, radius: 0, x: 50).opacity(0.5) }
    #expect(isClose(green(picture, 50, 50), 0.5))
    #expect(isClose(green(picture, 85, 50), 0.5))
  }

  @Test("Colors: brightness, contrast, saturation, inversion, multiplication and hue")
  func colors() {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(isClose(red(snapshot { square(gray).brightness(0.25) }, 50, 50), 0.75))
    #expect(isClose(red(snapshot { square(Color(red: 0.75, green: 0.5, blue: 0.5)).contrast(2) }, 50, 50), 1))
    #expect(snapshot { square().colorInvert() }.color(at: CGPoint(x: 50, y: 50)).blue > 0.98)
    let faded = snapshot { square().saturation(0) }.color(at: CGPoint(x: 50, y: 50))
    #expect(isClose(faded.red, 0.2126) && isClose(faded.green, 0.2126) && isClose(faded.blue, 0.2126))
    #expect(snapshot { square().grayscale(1) }.difference(from: snapshot { square().saturation(0) }) == 0)
    #expect(snapshot { square(.white).colorMultiply(.pureGreen) }.name(50, 50) == "green")
    let turned = snapshot { square().hueRotation(.degrees(120)) }.color(at: CGPoint(x: 50, y: 50))
    #expect(turned.green > turned.red && turned.green > turned.blue)
    #expect(snapshot { square().hueRotation(.degrees(360)) }.name(50, 50) == "red")
  }

  @Test("Brightness becomes opacity")
  func luminance() {
    let picture = snapshot {
      ZStack {
        square(.pureGreen)
        square(.white).luminanceToAlpha().frame(width: 10, height: 10)
      }
    }
    #expect(picture.name(50, 50) == "black")
    let black = snapshot { square(.black).luminanceToAlpha() }
    #expect(black.name(50, 50) == "white")
  }

  @Test("Blend modes mix a view with what lies behind it")
  func blending() {
    func mixed(_ mode: BlendMode) -> String {
      snapshot {
        ZStack {
          square(Color(red: 1, green: 1, blue: 0))
          square(Color(red: 0, green: 1, blue: 1)).blendMode(mode)
        }
      }.name(50, 50)
    }
    #expect(mixed(.multiply) == "green")
    #expect(mixed(.screen) == "white")
    #expect(mixed(.difference) == "mixed")
    #expect(mixed(.plusLighter) == "white")
    #expect(mixed(.darken) == "green")
    #expect(mixed(.destinationOver) == "mixed")
  }

  @Test("A hole in a group leaves what lies behind the group alone")
  func hole() {
    func content(_ isGroup: Bool) -> Snapshot {
      let inside = ZStack {
        square(.pureRed)
        Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
      }
      return snapshot {
        ZStack {
          Color.pureGreen
          if isGroup { inside.compositingGroup() } else { inside }
        }
      }
    }
    #expect(content(true).name(50, 50) == "green")
    #expect(content(true).name(33, 33) == "red")
    #expect(content(false).name(50, 50) != "green")
  }

  @Test("A drawing group is drawn like its views")
  func drawingGroup() {
    let views = HStack(spacing: 0) {
      square(.pureRed)
      Text("text")
    }
    #expect(snapshot { views.drawingGroup() }.difference(from: snapshot { views }) < 0.002)
  }

  @Test("Effects change nothing in the layout, and hits go where they went")
  func layoutStays() {
    var taps = 0
    let screen = Screen {
      HStack(spacing: 0) {
        Button("a") { taps += 1 }.frame(width: 50).blur(radius: 3).shadow(radius: 9).brightness(0.1)
        Text("b")
      }
    }
    #expect(screen["b"].frame.minX - screen["a"].frame.maxX < 50)
    screen["a"].tap()
    #expect(taps == 1)
  }

  @Test("Effects follow transforms around them")
  func transforms() {
    let picture = snapshot {
      Color.pureRed.frame(width: 20, height: 20).shadow(color: .pureBlue, radius: 0, x: 10).scaleEffect(2)
    }
    #expect(picture.name(50, 50) == "red")
    #expect(picture.name(80, 50) == "blue")
    #expect(picture.name(92, 50) == "white")
  }

  @Test("An effect that changes draws again, and runs no body")
  func redraw() {
    struct Content: View {
      @State private var isBlurred = false
      var body: some View {
        VStack {
          Button("blur") { isBlurred.toggle() }
          Inner().blur(radius: isBlurred ? 5 : 0)
        }
      }
    }
    struct Inner: View {
      var body: some View { Color.pureRed }
    }
    let screen = Screen { Content() }
    let before = screen.snapshot()
    screen.trace.reset()
    screen["blur"].tap()
    #expect(screen.trace.bodies(of: Inner.self) == 0)
    #expect(screen.trace.draws > 0)
    #expect(screen.snapshot().difference(from: before) > 0)
  }
}
