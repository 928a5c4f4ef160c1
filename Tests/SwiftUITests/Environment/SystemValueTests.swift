import SwiftUITesting
import Testing

/// What the system and the user's settings say to views.
@MainActor
struct SystemValueTests {
  fileprivate struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
    }
  }

  @Test("Size classes follow the size of the screen, and can be written")
  func sizeClasses() {
    #expect(Screen { Sizes() }.visibleText == ["narrow high"])
    #expect(Screen(width: 844, height: 390) { Sizes() }.visibleText == ["wide low"])
    #expect(Screen(width: 1_024, height: 768) { Sizes() }.visibleText == ["wide high"])
    #expect(Screen { Sizes().environment(\.horizontalSizeClass, .regular) }.visibleText == ["wide high"])
  }

  @Test("Accessibility settings are off, and a preview can write them")
  func accessibility() {
    struct MotionSettings: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
      @Environment(\.accessibilityVoiceOverEnabled) private var speaks

      var body: some View { Text(verbatim: "\(reducesMotion) \(differentiates) \(speaks)") }
    }
    #expect(Screen { MotionSettings() }.visibleText == ["false false false"])
    #expect(
      Screen { MotionSettings().environment(\._accessibilityReduceMotion, true) }.visibleText == ["true false false"])
  }

  @Test("Controls look as in a window in use while the scene is, or as a view writes")
  func activeState() {
    struct Appearance: View {
      @Environment(\.controlActiveState) private var state
      @Environment(\.appearsActive) private var isActive

      var body: some View { Text(verbatim: "\(state) \(isActive)") }
    }
    let screen = Screen {
      VStack {
        Appearance()
        Appearance().environment(\.controlActiveState, .active)
        Appearance().environment(\.appearsActive, false)
      }
    }
    #expect(screen.visibleText == ["key true", "active true", "inactive false"])
    screen.scenePhase = .inactive
    #expect(screen.visibleText == ["inactive false", "active true", "inactive false"])
  }

  @Test("The older name of the text size reads and writes the same")
  func sizeCategory() {
    struct Category: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size

      var body: some View {
        Text(verbatim: "\(category) \(size) \(category.isAccessibilityCategory)")
      }
    }
    #expect(Screen { Category() }.visibleText == ["large large false"])
    #expect(
      Screen { Category().environment(\.sizeCategory, .accessibilityExtraLarge) }.visibleText
        == ["accessibilityExtraLarge accessibility3 true"])
    #expect(Screen(dynamicTypeSize: .xxxLarge) { Category() }.visibleText == ["extraExtraExtraLarge xxxLarge false"])
  }

  fileprivate struct Metrics: View {
    @ScaledMetric private var plain = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34

    var body: some View { Text(verbatim: "\(Int(plain.rounded())) \(Int(title.rounded()))") }
  }

  @Test(
    "@ScaledMetric grows as text of its style does",
    arguments: [
      (DynamicTypeSize.xSmall, "14 31"), (.large, "17 34"), (.xxxLarge, "23 40"), (.accessibility5, "53 60"),
    ])
  func scaledMetric(size: DynamicTypeSize, expected: String) {
    #expect(Screen(dynamicTypeSize: size) { Metrics() }.visibleText == [expected])
  }

  @Test("@ScaledMetric: another text size runs the body, another environment value does not")
  func scaledMetricUpdates() {
    let screen = Screen { Metrics().environment(\.dynamicTypeSize, .large).environment(\.isEnabled, true) }
    screen.update { Metrics().environment(\.dynamicTypeSize, .large).environment(\.isEnabled, false) }
    #expect(screen.trace.bodies(of: Metrics.self) == 1)
    screen.update { Metrics().environment(\.dynamicTypeSize, .xSmall).environment(\.isEnabled, false) }
    #expect(screen.visibleText == ["14 31"])
    #expect(screen.trace.bodies(of: Metrics.self) == 2)
  }
}
