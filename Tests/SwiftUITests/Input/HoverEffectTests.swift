import SwiftUI
import SwiftUITesting
import Testing

/// hoverEffect.
@MainActor
struct HoverEffectTests {
  private static let middle = CGPoint(x: 100, y: 100)

  private func pictures(_ effect: HoverEffect, isDisabled: Bool = false) async -> (before: Snapshot, hovered: Snapshot)
  {
    let screen = Screen(width: 200, height: 200) {
      Text("Here").frame(width: 80, height: 80).background(.white)
        .hoverEffect(effect)
        .hoverEffectDisabled(isDisabled)
    }
    let before = screen.snapshot()
    screen.hover(at: Self.middle)
    await screen.settle()
    let hovered = screen.snapshot()
    screen.hover(at: nil)
    await screen.settle()
    #expect(screen.snapshot().difference(from: before) == 0)
    screen.unmount()
    return (before, hovered)
  }

  @Test("highlight darkens the view's own shape, lift enlarges it; both end with the pointer")
  func effects() async {
    let highlight = await pictures(.highlight)
    let inside = CGPoint(x: 70, y: 70)
    let outside = CGPoint(x: 59, y: 100)
    #expect(highlight.hovered.color(at: inside) != highlight.before.color(at: inside))
    #expect(highlight.hovered.color(at: outside) == highlight.before.color(at: outside))
    let lift = await pictures(.lift)
    #expect(lift.hovered.color(at: CGPoint(x: 100, y: 145)) != lift.before.color(at: CGPoint(x: 100, y: 145)))
    #expect(await pictures(.automatic).hovered.difference(from: highlight.hovered) == 0)
  }

  @Test("hoverEffectDisabled takes the effects of a view away")
  func disabled() async {
    let pictures = await pictures(.highlight, isDisabled: true)
    #expect(pictures.hovered.difference(from: pictures.before) == 0)
  }
}

private struct Spaced: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Inset(length: environment.dynamicTypeSize.isAccessibilitySize ? 40 : 10)
  }
}

private struct Inset: ViewModifier {
  let length: CGFloat

  func body(content: Content) -> some View { content.padding(length) }
}

/// EnvironmentalModifier.
@MainActor
struct EnvironmentalModifierTests {
  @Test("becomes what the environment asks for, and another when that changes; what it modifies keeps its state")
  func resolving() {
    func content(_ size: DynamicTypeSize) -> some View {
      Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel("Red")
        .modifier(Spaced())
        .background(Color.blue.accessibilityElement().accessibilityLabel("Blue"))
        .dynamicTypeSize(size)
    }
    let screen = Screen(width: 200, height: 200) { content(.large) }
    #expect(screen["Blue"].frame.width == 40)
    screen.update { content(.accessibility1) }
    #expect(screen["Blue"].frame.width == 100)
  }
}
