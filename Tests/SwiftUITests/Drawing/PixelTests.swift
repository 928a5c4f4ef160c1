import SwiftUITesting
import Testing

extension Snapshot {
  /// The name of a plain color at a point; "mixed" for anything else.
  func name(_ x: CGFloat, _ y: CGFloat) -> String {
    let color = color(at: CGPoint(x: x, y: y))
    let channels = [color.red, color.green, color.blue].map { $0 > 0.98 ? "1" : $0 < 0.02 ? "0" : "?" }
    let names = ["111": "white", "000": "black", "100": "red", "010": "green", "001": "blue"]
    return names[channels.joined()] ?? "mixed"
  }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

extension View {
  /// The view in the top-left corner of the screen.
  func inCorner() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Pixels.
@MainActor
struct PixelTests {
  private func snapshot<V: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 2, @ViewBuilder _ content: () -> V
  ) -> Snapshot {
    Screen(width: width, height: height, scale: scale, content: content).snapshot()
  }

  // MARK: Rounding

  @Test("C114: both edges of a leaf are put on the nearest pixel, each by itself")
  func rounding() {
    let picture = snapshot {
      Color.pureRed.frame(width: 10.5, height: 10).padding(.leading, 0.25).inCorner()
    }
    #expect(picture.name(0.25, 5) == "white")
    #expect(picture.name(0.75, 5) == "red")
    #expect(picture.name(10.75, 5) == "red")
    #expect(picture.name(11.25, 5) == "white")
  }

  @Test("C114: neighbors share an edge, without a gap and without a seam")
  func seams() {
    let picture = snapshot(100, 10) {
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { _ in Color.pureRed }
      }
    }
    for x in stride(from: 0.25, to: 100, by: 0.5) { #expect(picture.name(x, 5) == "red") }
  }

  @Test("C114: frames as tests and layouts see them are not rounded")
  func unroundedFrames() {
    let screen = Screen(width: 100, height: 100) {
      Color.red.frame(width: 10.3, height: 10.7).accessibilityIdentifier("a").padding(.leading, 0.15).inCorner()
    }
    let frame = screen.element(id: "a").frame
    #expect(isClose(frame.minX, 0.15, 1e-9) && isClose(frame.width, 10.3, 1e-9))
  }

  @Test("C114: at one pixel a point halves go up", arguments: [(0.4, 0), (0.5, 1), (0.6, 1), (1.49, 1), (1.5, 2)])
  func halves(offset: CGFloat, first: CGFloat) {
    let picture = snapshot(20, 20, scale: 1) {
      Color.pureRed.frame(width: 5, height: 5).padding(.leading, offset).inCorner()
    }
    if first > 0 { #expect(picture.name(first - 0.5, 2) == "white") }
    #expect(picture.name(first + 0.5, 2) == "red")
    #expect(picture.name(first + 4.5, 2) == "red")
    #expect(picture.name(first + 5.5, 2) == "white")
  }

  // MARK: Order

  @Test("C68: what is drawn in front is what is hit")
  func zIndex() {
    func picture(_ red: Double, _ blue: Double) -> Snapshot {
      snapshot {
        ZStack {
          Color.pureRed.zIndex(red)
          Color.pureBlue.zIndex(blue)
        }
      }
    }
    #expect(picture(1, 0).name(50, 50) == "red")
    #expect(picture(0, 0).name(50, 50) == "blue")
    #expect(picture(0, -1).name(50, 50) == "red")
    #expect(picture(.nan, 0).name(50, 50) == "blue")
  }

  @Test("C68: zIndex changes the order in stacks too, and not the places")
  func zIndexInStack() {
    let picture = snapshot {
      HStack(spacing: -20) {
        Color.pureRed.frame(width: 50, height: 50).zIndex(1)
        Color.pureBlue.frame(width: 50, height: 50)
      }
      .inCorner()
    }
    #expect(picture.name(40, 10) == "red")
    #expect(picture.name(60, 10) == "blue")
  }

  @Test("C41: a background is behind, an overlay in front")
  func layers() {
    let picture = snapshot {
      Color.pureRed.frame(width: 40, height: 40)
        .background { Color.pureGreen.frame(width: 60, height: 60) }
        .overlay { Color.pureBlue.frame(width: 20, height: 20) }
    }
    #expect(picture.name(50, 50) == "blue")
    #expect(picture.name(35, 35) == "red")
    #expect(picture.name(25, 25) == "green")
    #expect(picture.name(15, 15) == "white")
  }

  @Test("C69: a hidden view leaves its pixels empty")
  func hidden() {
    let picture = snapshot {
      VStack(spacing: 0) {
        Color.pureRed.frame(width: 20, height: 20)
        Color.pureRed.frame(width: 20, height: 30).hidden()
        Color.pureRed.frame(width: 20, height: 20)
      }
      .inCorner()
    }
    #expect(picture.name(10, 10) == "red")
    #expect(picture.name(10, 35) == "white")
    #expect(picture.name(10, 60) == "red")
  }

  // MARK: Effects

  @Test("C70: scaled, rotated and moved drawing")
  func transforms() {
    let scaled = snapshot { Color.pureRed.frame(width: 20, height: 20).scaleEffect(3) }
    #expect(scaled.name(22, 22) == "red")
    #expect(scaled.name(17, 50) == "white")
    let rotated = snapshot { Color.pureRed.frame(width: 80, height: 10).rotationEffect(.degrees(90)) }
    #expect(rotated.name(50, 15) == "red")
    #expect(rotated.name(15, 50) == "white")
    let moved = snapshot { Color.pureRed.frame(width: 20, height: 20).offset(x: 30, y: -30) }
    #expect(moved.name(80, 20) == "red")
    #expect(moved.name(50, 50) == "white")
    let shifted = snapshot {
      Color.pureRed.frame(width: 20, height: 20).transformEffect(CGAffineTransform(translationX: 10, y: 0)).inCorner()
    }
    #expect(shifted.name(5, 10) == "white")
    #expect(shifted.name(25, 10) == "red")
  }

  @Test("C70: a rotation by 45 degrees turns clockwise")
  func clockwise() {
    let picture = snapshot {
      HStack(spacing: 0) {
        Color.pureRed
        Color.pureBlue
      }.frame(width: 80, height: 10)
        .rotationEffect(.degrees(90))
    }
    #expect(picture.name(50, 20) == "red")
    #expect(picture.name(50, 80) == "blue")
  }

  @Test("Opacity covers a view as one picture")
  func opacityGroup() {
    let picture = snapshot {
      ZStack {
        Color.pureRed
        Color.pureBlue.frame(width: 50, height: 50)
      }.opacity(0.5)
    }
    let middle = picture.color(at: CGPoint(x: 50, y: 50))
    #expect(abs(middle.red - 0.5) < 0.02 && abs(middle.green - 0.5) < 0.02 && middle.blue > 0.98)
    let edge = picture.color(at: CGPoint(x: 5, y: 5))
    #expect(edge.red > 0.98 && abs(edge.blue - 0.5) < 0.02)
  }

  @Test("Clips cut the drawing, not the layout")
  func clips() {
    let circle = snapshot { Color.pureRed.clipShape(Circle()) }
    #expect(circle.name(50, 50) == "red")
    #expect(circle.name(5, 5) == "white")
    let clipped = snapshot { Color.pureRed.frame(width: 80, height: 80).frame(width: 20, height: 20).clipped() }
    #expect(clipped.name(50, 50) == "red")
    #expect(clipped.name(20, 50) == "white")
    let rounded = snapshot { Color.pureRed.cornerRadius(30) }
    #expect(rounded.name(2, 2) == "white")
    #expect(rounded.name(50, 2) == "red")
  }

  @Test("Strokes lie on the edge, borders inside of it")
  func strokes() {
    let stroked = snapshot { Rectangle().stroke(Color.pureRed, lineWidth: 10).frame(width: 60, height: 60) }
    #expect(stroked.name(17, 50) == "red")
    #expect(stroked.name(23, 50) == "red")
    #expect(stroked.name(27, 50) == "white")
    let border = snapshot { Rectangle().strokeBorder(Color.pureRed, lineWidth: 10).frame(width: 60, height: 60) }
    #expect(border.name(17, 50) == "white")
    #expect(border.name(28, 50) == "red")
    #expect(border.name(32, 50) == "white")
    let framed = snapshot { Color.pureBlue.frame(width: 60, height: 60).border(Color.pureRed, width: 4) }
    #expect(framed.name(22, 50) == "red")
    #expect(framed.name(25, 50) == "blue")
    #expect(framed.name(19, 50) == "white")
  }

  @Test("C35: a divider is drawn as a thin line")
  func divider() {
    let picture = snapshot {
      VStack(spacing: 0) {
        Color.white
        Divider()
        Color.white
      }
    }
    let line = picture.color(at: CGPoint(x: 50, y: 50))
    #expect(line.red < 0.95)
    #expect(picture.name(50, 48) == "white")
    #expect(picture.name(50, 52) == "white")
  }

  @Test("A foreground style of several levels colors what is of secondary and tertiary importance")
  func foregroundLevels() {
    let picture = snapshot(100, 40) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().foregroundStyle(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().foregroundStyle(.primary)
      }
      .foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue)
    }
    #expect([12, 37, 62, 87].map { picture.name($0, 20) } == ["red", "green", "blue", "red"])
    let two = snapshot(100, 40) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().foregroundStyle(.secondary)
      }
      .foregroundStyle(Color.pureBlue, Color.pureGreen)
    }
    #expect([25, 75].map { two.name($0, 20) } == ["blue", "green"])
  }

  // MARK: Texts

  /// The first and the last column, in points, in which something dark is drawn in rows from `top` to `bottom`.
  private func ink(_ picture: Snapshot, _ top: CGFloat, _ bottom: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    var columns: [CGFloat] = []
    for x in stride(from: CGFloat(0.25), to: CGFloat(picture.width) / 2, by: 0.5) {
      let isDark = stride(from: top + 0.25, to: bottom, by: 0.5).contains { y in
        picture.color(at: CGPoint(x: x, y: y)).red < 0.5
      }
      if isDark { columns.append(x) }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return (first, last)
  }

  @Test("C84: lines are aligned inside the width that the text uses")
  func multilineAlignment() throws {
    let line = measure(.unspecified) { Text("HHHHHHHH") }
    let short = measure(.unspecified) { Text("HHH") }
    func secondLine(_ alignment: TextAlignment) throws -> (first: CGFloat, last: CGFloat) {
      let picture = snapshot(200, 100) { Text("HHHHHHHH\nHHH").multilineTextAlignment(alignment).inCorner() }
      return try #require(ink(picture, line.height, line.height * 2))
    }
    let leading = try secondLine(.leading).first
    #expect(leading < 3)
    #expect(isClose(try secondLine(.trailing).first, leading + line.width - short.width, 1))
    #expect(isClose(try secondLine(.center).first, leading + (line.width - short.width) / 2, 1))
  }

  @Test("C82: an ellipsis stands at the end, in the middle or at the start")
  func truncation() throws {
    let width = measure(.unspecified) { Text("HHHHHH") }.width
    func gap(_ mode: Text.TruncationMode) throws -> [CGFloat] {
      let picture = snapshot(200, 40) {
        Text("HHHHHHHHHHHHHHHH").truncationMode(mode).frame(width: width, alignment: .leading).lineLimit(1).inCorner()
      }
      // Columns where the upper half of the line is empty although the text goes on: there are the dots.
      let height = measure(.unspecified) { Text("H") }.height
      let used = try #require(ink(picture, 0, height))
      return stride(from: used.first, through: used.last, by: 0.5).filter { x in
        !stride(from: CGFloat(0.25), to: height / 2, by: 0.5).contains {
          picture.color(at: CGPoint(x: x, y: $0)).red < 0.5
        }
      }
    }
    let tail = try gap(.tail)
    let middle = try gap(.middle)
    let head = try gap(.head)
    #expect(try #require(tail.max()) > width * 0.75)
    #expect(try #require(head.min()) < width * 0.25)
    // Only the dots leave the upper half empty for longer than the space between two letters.
    #expect(middle.contains { $0 > width * 0.3 && $0 < width * 0.7 })
  }

  @Test("C83: a shrunk text is drawn inside of its width")
  func shrunkText() throws {
    let text = "HHHHHHHHHHHH"
    let ideal = measure(.unspecified) { Text(text) }
    let picture = snapshot(200, 40) {
      Text(text).lineLimit(1).minimumScaleFactor(0.5).frame(width: ideal.width * 0.6, alignment: .leading).inCorner()
    }
    let used = try #require(ink(picture, 0, ideal.height))
    #expect(used.last <= ideal.width * 0.6)
    #expect(used.last > ideal.width * 0.54)
  }
}
