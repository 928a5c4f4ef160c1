import SwiftUITesting
import Testing
import Welcome

@MainActor
struct WelcomeTests {
  @Test("The big button starts, the small one goes back")
  func starting() {
    let screen = Screen { WelcomeView() }
    screen["Get started"].tap()
    #expect(screen["Here we go"].isHittable && screen["Not now"].isHittable)
    #expect(!screen["Get started"].exists)
    screen["Not now"].tap()
    #expect(screen["Get started"].isHittable && !screen["Here we go"].exists)
  }

  @Test("Everything is on the screen, on small ones too", arguments: [(390, 844), (375, 667), (1024, 768)])
  func fits(width: CGFloat, height: CGFloat) {
    let screen = Screen(width: width, height: height) { WelcomeView() }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    for element in screen.elements() {
      #expect(bounds.contains(element.frame), "\(element.label)")
    }
  }

  @Test("Light and dark look different")
  func colorSchemes() {
    let light = Screen(colorScheme: .light) { WelcomeView() }.snapshot()
    let dark = Screen(colorScheme: .dark) { WelcomeView() }.snapshot()
    #expect(light.difference(from: dark) > 0.5)
  }
}
