import Foundation
import SwiftUITesting
import Testing

/// Effects of a program that views have while the pointer is over them.
@MainActor
struct CustomHoverEffectTests {
  private struct FadeIn: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect { effect, isActive, _ in
        effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.5) }
      }
    }
  }

  private static let left = CGPoint(x: 50, y: 50)
  private static let right = CGPoint(x: 150, y: 50)

  private func green(_ screen: Screen, _ point: CGPoint) -> Double { screen.snapshot().color(at: point).green }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Screen {
    Screen(width: 200, height: 100) { content().background(.white) }
  }

  @Test("J459: an effect has values for both phases, and animates between them as it says")
  func fading() async {
    let screen = screen { Color.blue.hoverEffect(FadeIn()) }
    let faint = green(screen, Self.left)
    screen.hover(at: Self.left)
    #expect(abs(green(screen, Self.left) - faint) < 0.02)
    await screen.advance(by: .seconds(0.5))
    let half = green(screen, Self.left)
    await screen.settle()
    let full = green(screen, Self.left)
    #expect(full < half - 0.05 && half < faint - 0.05)
    screen.hover(at: nil)
    await screen.settle()
    #expect(abs(green(screen, Self.left) - faint) < 0.01)
  }

  @Test("J459: changes are made in their order, and may depend on the view's size")
  func geometry() {
    let screen = screen {
      Color.blue.frame(width: 40, height: 40)
        .hoverEffect { effect, isActive, proxy in effect.offset(x: isActive ? proxy.size.width : 0) }
        .frame(width: 200, height: 100)
    }
    #expect(green(screen, CGPoint(x: 130, y: 50)) > 0.95)
    screen.hover(at: CGPoint(x: 100, y: 50))
    #expect(green(screen, CGPoint(x: 130, y: 50)) < 0.8)
    #expect(green(screen, CGPoint(x: 90, y: 50)) > 0.95)
  }

  @Test("J459: all changes that a content has are made")
  func changes() {
    let screen = screen {
      Color.blue.frame(width: 80, height: 40)
        .hoverEffect { effect, isActive, _ in
          effect.scaleEffect(isActive ? 0.5 : 1).rotationEffect(.degrees(isActive ? 90 : 0))
            .transformEffect(CGAffineTransform(translationX: isActive ? 20 : 0, y: 0))
            .clipShape(Circle())
        }
        .frame(width: 200, height: 100)
    }
    #expect(green(screen, CGPoint(x: 110, y: 50)) < 0.8)
    screen.hover(at: CGPoint(x: 100, y: 50))
    // It is 20 wide and 40 high now, 20 points further right, in a circle whose center is where it was.
    #expect(green(screen, CGPoint(x: 115, y: 50)) < 0.8)
    #expect(green(screen, CGPoint(x: 125, y: 50)) > 0.95)
    #expect(green(screen, CGPoint(x: 95, y: 50)) > 0.95)
  }

  @Test("J459: effects are put together, and those that are disabled stay inactive")
  func combined() {
    let screen = screen {
      HStack(spacing: 0) {
        Color.blue.hoverEffect(
          .empty.hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
            .hoverEffect(.lift, isEnabled: false))
        Color.blue.hoverEffect(FadeIn().hoverEffectDisabled())
      }
    }
    let faint = green(screen, Self.left)
    screen.hover(at: Self.left)
    #expect(green(screen, Self.left) < faint - 0.2)
    screen.hover(at: Self.right)
    #expect(abs(green(screen, Self.right) - faint) < 0.02)
    #expect(abs(green(screen, Self.left) - faint) < 0.02)
  }

  private struct Grouped: View {
    var behavior = HoverEffectGroup.Behavior.activatesGroup
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Color.blue.hoverEffect(in: HoverEffectGroup(namespace)) { effect, isActive, _ in
          effect.opacity(isActive ? 1 : 0.5)
        }
        Color.blue.hoverEffect(in: HoverEffectGroup(namespace).behavior(behavior)) { effect, isActive, _ in
          effect.opacity(isActive ? 1 : 0.5)
        }
      }
    }
  }

  @Test(
    "J460: the effects of a group become active together, each by its behavior",
    arguments: [
      (HoverEffectGroup.Behavior.activatesGroup, true, true, true),
      (.followsGroup, true, false, false), (.ignoresGroup, false, true, false), (.preservesGroup, true, true, true),
    ])
  func groups(_ behavior: HoverEffectGroup.Behavior, _ follows: Bool, _ ownPhase: Bool, _ leads: Bool) {
    let screen = screen { Grouped(behavior: behavior) }
    let faint = green(screen, Self.left)
    func isActive(_ point: CGPoint) -> Bool { green(screen, point) < faint - 0.2 }
    screen.hover(at: Self.left)
    #expect(isActive(Self.left))
    #expect(isActive(Self.right) == follows)
    screen.hover(at: Self.right)
    if behavior != .preservesGroup {
      #expect(isActive(Self.right) == ownPhase)
      #expect(isActive(Self.left) == leads)
    }
    screen.hover(at: nil)
    #expect(!isActive(Self.left) && !isActive(Self.right))
  }

  @Test("J460: a group around views is active while the pointer is over them; a view that goes lets go of it")
  func surrounding() {
    func content(_ isThere: Bool) -> some View {
      HStack(spacing: 0) {
        Color.blue.hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }
        Color.white.overlay { if isThere { Color.white.hoverEffect(.empty) } }
      }
      .hoverEffectGroup()
    }
    let screen = screen { content(true) }
    let faint = green(screen, Self.left)
    screen.hover(at: Self.right)
    #expect(green(screen, Self.left) < faint - 0.2)
    screen.hover(at: nil)
    #expect(abs(green(screen, Self.left) - faint) < 0.02)
  }

  private struct Overridden: View {
    let phase: HoverEffectPhaseOverride?

    var body: some View {
      Color.blue.hoverEffect(
        .empty.hoverEffect { effect, isActive, _ in
          effect.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.5) }
        }
        .hoverEffectPhaseOverride(phase))
    }
  }

  @Test("J461: an override gives an effect a phase, as long as it is there")
  func lasting() async {
    let screen = screen { Overridden(phase: nil) }
    let faint = green(screen, Self.left)
    screen.update { Overridden(phase: .active).background(.white) }
    await screen.settle()
    #expect(green(screen, Self.left) < faint - 0.2)
    screen.update { Overridden(phase: .inactive).background(.white) }
    screen.hover(at: Self.left)
    await screen.settle()
    #expect(abs(green(screen, Self.left) - faint) < 0.02)
  }

  @Test("J461: a trigger turns the phase, for as long as the animation takes or until the next one")
  func triggered() async {
    let temporary = screen { Overridden(phase: .activeTemporarily(trigger: 1)) }
    let faint = green(temporary, Self.left)
    temporary.update { Overridden(phase: .activeTemporarily(trigger: 2)).background(.white) }
    await temporary.advance(by: .seconds(0.9))
    #expect(green(temporary, Self.left) < faint - 0.2)
    await temporary.settle()
    #expect(abs(green(temporary, Self.left) - faint) < 0.02)
    let lasting = screen { Overridden(phase: .toggled(trigger: 1)) }
    lasting.update { Overridden(phase: .toggled(trigger: 2)).background(.white) }
    await lasting.settle()
    #expect(green(lasting, Self.left) < faint - 0.2)
    lasting.update { Overridden(phase: .toggled(trigger: 3)).background(.white) }
    await lasting.settle()
    #expect(abs(green(lasting, Self.left) - faint) < 0.02)
  }
}
