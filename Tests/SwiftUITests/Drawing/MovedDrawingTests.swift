import SwiftUI
import SwiftUITesting
import Testing

/// J17: what is drawn elsewhere is hit there, and that is the place that tests and assistive technology are told.
@MainActor
struct MovedDrawingTests {
  /// A 40x20 button in the middle of 200x200, changed by `change`.
  private func screen(
    _ taps: Counter, @ViewBuilder _ change: @escaping (AnyView) -> some View
  ) -> Screen {
    Screen(width: 200, height: 200, scale: 1) {
      change(
        AnyView(
          Button {
            taps.count += 1
          } label: {
            Color.pureRed.frame(width: 40, height: 20).accessibilityLabel("box")
          }
          .buttonStyle(.plain)))
    }
  }

  private final class Counter {
    var count = 0
  }

  /// The box around what is red.
  private func drawn(_ screen: Screen) -> CGRect {
    let picture = screen.snapshot()
    var box = CGRect.null
    for y in 0..<200 {
      for x in 0..<200 where picture.color(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)).green < 0.5 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func check(
    _ name: String, _ expected: CGRect? = nil, @ViewBuilder _ change: @escaping (AnyView) -> some View
  ) {
    let taps = Counter()
    let screen = screen(taps, change)
    let frame = screen["box"].frame
    let drawn = drawn(screen)
    if let expected { #expect(isNear(frame, expected, 0.01), "\(name): \(frame)") }
    #expect(isNear(frame, drawn, 1.5), "\(name): told \(frame), drawn \(drawn)")
    screen["box"].tap()
    #expect(taps.count == 1, "\(name)")
    // Where nothing is drawn, nothing is hit.
    screen.tap(at: CGPoint(x: frame.maxX + 4, y: frame.midY))
    #expect(taps.count == 1, "\(name)")
  }

  private func isNear(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.maxX - second.maxX) <= tolerance && abs(first.maxY - second.maxY) <= tolerance
  }

  @Test("J17: visual effects")
  func visualEffects() {
    check("offset", CGRect(x: 110, y: 60, width: 40, height: 20)) {
      $0.visualEffect { content, _ in content.offset(x: 30, y: -30) }
    }
    check("scale", CGRect(x: 60, y: 80, width: 80, height: 40)) {
      $0.visualEffect { content, _ in content.scaleEffect(2) }
    }
    check("scale from a corner", CGRect(x: 80, y: 90, width: 80, height: 40)) {
      $0.visualEffect { content, _ in content.scaleEffect(2, anchor: .topLeading) }
    }
    check("rotation", CGRect(x: 90, y: 80, width: 20, height: 40)) {
      $0.visualEffect { content, _ in content.rotationEffect(.degrees(90)) }
    }
    check("matrix", CGRect(x: 100, y: 90, width: 40, height: 20)) {
      $0.visualEffect { content, _ in content.transformEffect(CGAffineTransform(translationX: 20, y: 0)) }
    }
    check("turn") { $0.visualEffect { content, _ in content.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) } }
    check("several", CGRect(x: 90, y: 100, width: 20, height: 40)) {
      $0.visualEffect { content, _ in content.rotationEffect(.degrees(90)).offset(y: 20) }
    }
    check("by the size", CGRect(x: 120, y: 90, width: 40, height: 20)) {
      $0.visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    }
    check("inside of others", CGRect(x: 60, y: 100, width: 80, height: 40)) {
      $0.visualEffect { content, _ in content.offset(y: 10) }.padding().scaleEffect(2)
    }
    check("outside of others", CGRect(x: 90, y: 90, width: 20, height: 40)) {
      $0.rotationEffect(.degrees(90)).padding().visualEffect { content, _ in content.offset(y: 10) }
    }
  }

  private struct Shift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }

  @Test("J17: modifiers")
  func modifiers() {
    check("offset", CGRect(x: 90, y: 110, width: 40, height: 20)) { $0.offset(x: 10, y: 20) }
    check("scale", CGRect(x: 60, y: 95, width: 80, height: 10)) { $0.scaleEffect(x: 2, y: 0.5) }
    check("rotation", CGRect(x: 70, y: 100, width: 20, height: 40)) {
      $0.rotationEffect(.degrees(90), anchor: .leading)
    }
    check("turn", CGRect(x: 90, y: 90, width: 20, height: 20)) {
      $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    check("turn in perspective") { $0.rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0)) }
    check("projection", CGRect(x: 85, y: 96, width: 40, height: 20)) {
      $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 6)))
    }
    check("matrix", CGRect(x: 80, y: 90, width: 80, height: 20)) {
      $0.transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    }
    check("own effect", CGRect(x: 120, y: 90, width: 40, height: 20)) { $0.modifier(Shift()) }
    check("for the drawing only", CGRect(x: 120, y: 90, width: 40, height: 20)) {
      $0.modifier(Shift().ignoredByLayout())
    }
    check("position", CGRect(x: 20, y: 20, width: 40, height: 20)) { $0.position(x: 40, y: 30) }
  }

  @Test("J17: views that ask where they are hear of no visual effect")
  func askedPlaces() {
    var places: [CGFloat] = []
    let screen = Screen(width: 200, height: 200, scale: 1) {
      Color.pureRed.frame(width: 40, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          places.append($0)
        }
        .accessibilityLabel("box")
        .visualEffect { content, _ in content.offset(x: 30) }
    }
    #expect(places == [80])
    #expect(screen["box"].frame.minX == 110)
  }

  @Test("J17: effects of scrolling: the frame follows, and the row is hit where it is drawn")
  func scrolling() {
    var taps: [Int] = []
    let screen = Screen(width: 200, height: 200, scale: 1) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { index in
            Button {
              taps.append(index)
            } label: {
              Text("row \(index)").frame(width: 100, height: 40).background(Color.pureRed)
            }
            .scrollTransition(.interactive.threshold(.visible(0.5))) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 50 * phase.value)
            }
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    #expect(screen["row 1"].frame == CGRect(x: 50, y: 40, width: 100, height: 40))
    screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -30))
    // A quarter of the first row is in sight: half of the way from a half to nothing.
    #expect(screen["row 0"].frame.minX == 25)
    screen.tap(at: CGPoint(x: 30, y: 5))
    #expect(taps == [0])
    screen.tap(at: CGPoint(x: 145, y: 5))
    #expect(taps == [0])
    #expect(screen["row 1"].frame.minX == 50)
  }

  @Test("J17: an effect that changes takes frame and hits along")
  func changes() {
    struct Host: View {
      @State private var isMoved = false
      var body: some View {
        let isMoved = isMoved
        Button("box") { self.isMoved.toggle() }
          .frame(width: 60, height: 40)
          .visualEffect { content, _ in content.offset(x: isMoved ? 60 : 0) }
      }
    }
    let screen = Screen(width: 200, height: 200, scale: 1) { Host() }
    let before = screen["box"].frame
    screen["box"].tap()
    #expect(screen["box"].frame.minX == before.minX + 60)
    screen["box"].tap()
    #expect(screen["box"].frame == before)
  }

  @Test("J17: figures that are no numbers move nothing")
  func noNumbers() {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let screen = Screen(width: 200, height: 200, scale: 1) {
        Text("x").visualEffect { content, _ in content.offset(x: number).scaleEffect(number) }
      }
      #expect(screen["x"].frame.minX.isFinite && screen["x"].frame.width.isFinite)
      _ = screen.snapshot()
    }
  }
}
