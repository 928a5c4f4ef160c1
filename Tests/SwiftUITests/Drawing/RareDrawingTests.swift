import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Drawing, motion and gestures that few programs use.
@MainActor
struct RareDrawingTests {
  @Test(
    "J374: what is drawn by a context of Core Graphics lies where the canvas is, moved and faded as its context says")
  func coreGraphics() {
    let screen = Screen(width: 100, height: 100, scale: 1) {
      Canvas { context, _ in
        context.translateBy(x: 50, y: 0)
        context.opacity = 0.5
        MainActor.assumeIsolated {
          context.withCGContext { cg in
            cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            cg.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
          }
        }
      }
    }
    let picture = screen.snapshot()
    #expect(picture.color(at: CGPoint(x: 60, y: 10)).green < 0.7)
    #expect(picture.color(at: CGPoint(x: 10, y: 10)).green > 0.95)
    #expect(picture.color(at: CGPoint(x: 60, y: 40)).green > 0.95)
  }

  @Test("J376: shapes say how their corners are rounded")
  func corners() {
    let size = CGSize(width: 100, height: 40)
    #expect(Rectangle().corners(in: nil) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 7).corners(in: nil) == .fixed(7))
    #expect(Capsule().corners(in: size) == .fixed(20) && Capsule().corners(in: nil) == nil)
    #expect(Circle().corners(in: size) == .fixed(20))
    #expect(ConcentricRectangle().corners(in: nil) == .concentric)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5).corners(in: nil)
    #expect(uneven?.topLeading == .fixed(3) && uneven?.bottomTrailing == .fixed(5) && uneven?.topTrailing == .fixed(0))
    #expect(Edge.Corner.Set.none.isEmpty)
  }

  @Test("A visual effect blends a view with what lies behind it")
  func blending() {
    func color(_ blends: Bool) -> Double {
      let screen = Screen(width: 50, height: 50, scale: 1) {
        ZStack {
          Color.yellow
          Color.blue.visualEffect { content, _ in content.blendMode(blends ? .multiply : .normal) }
        }
      }
      return screen.snapshot().color(at: CGPoint(x: 25, y: 25)).blue
    }
    #expect(color(false) > 0.9 && color(true) < 0.3)
  }

  @Test("J371: a behavior that limits scrolls comes to rest one window further at most")
  func limits() async {
    struct Far: ScrollTargetBehavior {
      let limits: Bool

      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 5_000 }

      func properties(context: PropertiesContext) -> Properties {
        Properties(limitsScrolls: limits && context.axes == .vertical)
      }
    }
    func rest(_ limits: Bool) async -> CGFloat {
      let screen = Screen(width: 100, height: 200) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Text("\($0)").frame(height: 50) } }
        }
        .scrollTargetBehavior(Far(limits: limits))
      }
      await screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100))
      await screen.settle()
      return screen.visibleText.first.flatMap { Int($0) }.map { CGFloat($0) * 50 } ?? -1
    }
    #expect(await rest(true) == 200)
    #expect(await rest(false) >= 4_900)
  }

  @Test("J372: a gesture with keys is recognized only while they are held down, others may be held, too")
  func keys() {
    var taps: [String] = []
    let screen = Screen {
      Color.red.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Field")
        .gesture(TapGesture().modifiers(.shift).onEnded { taps.append("shift") })
    }
    screen["Field"].tap()
    screen["Field"].tap(modifiers: .shift)
    screen["Field"].tap(modifiers: [.shift, .option])
    screen["Field"].tap(modifiers: .option)
    #expect(taps == ["shift", "shift"])
  }

  @Test("J373: content that is out of date is pale while the surroundings say so")
  func invalidated() {
    func darkness(_ reasons: RedactionReasons, _ isInvalidatable: Bool) -> Double {
      let screen = Screen(width: 50, height: 50, scale: 1) {
        Color.black.invalidatableContent(isInvalidatable).environment(\.redactionReasons, reasons)
      }
      return 1 - screen.snapshot().color(at: CGPoint(x: 25, y: 25)).red
    }
    #expect(darkness([], true) > 0.9 && darkness(.invalidated, false) > 0.9)
    #expect(darkness(.invalidated, true) < 0.5)
  }

  @Test("An animation can be looked into")
  func mirror() {
    #expect(Mirror(reflecting: Animation.linear(duration: 1)).children.first?.label == "base")
  }
}
