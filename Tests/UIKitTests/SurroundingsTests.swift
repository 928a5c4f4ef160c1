import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct SizeClassText: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(width == .regular ? "regular \(scheme == .dark)" : "compact \(scheme == .dark)") }
}

/// Surroundings that views choose, actions for assistive technology, and details of pickers and bars.
@MainActor
struct SurroundingsTests {
  @Test("J157: times are those that an interval of minutes has; impossible intervals count as 1")
  func minutes() throws {
    let picker = UIDatePicker()
    let calendar = Calendar.current
    let date = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 3, day: 4, hour: 10, minute: 44, second: 30)))
    picker.date = date
    #expect(picker.date == date)
    picker.minuteInterval = 15
    #expect(calendar.component(.minute, from: picker.date) == 30)
    #expect(calendar.component(.second, from: picker.date) == 0)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = -5
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 30
    picker.minimumDate = date
    #expect(picker.date == date)
  }

  @Test("J157: the way back to a page is an arrow alone if the page's item says so")
  func backButton() async {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let screen = Screen { ShownController(controller: navigation) }
    navigation.pushViewController(second, animated: false)
    await screen.settle()
    #expect(hasTitle(screen))
    first.navigationItem.backButtonDisplayMode = .minimal
    await screen.settle()
    #expect(!hasTitle(screen))
    first.navigationItem.backButtonDisplayMode = .generic
    await screen.settle()
    #expect(hasTitle(screen))
  }

  /// Whether something is drawn beside the arrow of the way back.
  private func hasTitle(_ screen: Screen) -> Bool {
    let (frame, snapshot) = (screen.element(.backButton).frame, screen.snapshot())
    return stride(from: frame.minX + 16, to: frame.maxX, by: 0.5).contains { x in
      stride(from: frame.minY, to: frame.maxY, by: 0.5).contains { y in
        snapshot.color(at: CGPoint(x: x, y: y)).red < 0.5
      }
    }
  }

  @Test("J158: assistive technology offers the actions of a view by their names")
  func actions() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    label.text = "Oak"
    controller.view.addSubview(label)
    var done = 0
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Plant") { _ in
        done += 1
        return true
      },
      UIAccessibilityCustomAction(name: "Fell") { _ in false },
    ]
    let screen = Screen { ShownController(controller: controller) }
    screen["Oak"].performAction(named: "Plant")
    #expect(done == 1)
    screen["Oak"].performAction(named: "Fell")
    #expect(done == 1)
    #expect(label.accessibilityCustomActions?.map(\.name) == ["Plant", "Fell"])
    label.accessibilityCustomActions = nil
    withKnownIssue { screen["Oak"].performAction(named: "Plant") }
    #expect(done == 1)
  }

  @Test("J159: a view chooses its surroundings and those of what is in it, and tells them")
  func overrides() async {
    let controller = UIViewController()
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    let hosting = UIHostingController(rootView: SizeClassText())
    hosting.view.frame = outer.bounds
    outer.addSubview(inner)
    outer.addSubview(hosting.view)
    controller.view.addSubview(outer)
    let screen = Screen { ShownController(controller: controller) }
    #expect(screen["compact false"].exists)
    var heard: [UIUserInterfaceSizeClass] = []
    inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _: UITraitCollection) in
      heard.append(view.traitCollection.horizontalSizeClass)
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    await screen.settle()
    #expect(heard == [.regular])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(screen["regular true"].exists)
    outer.traitOverrides.horizontalSizeClass = .unspecified
    outer.traitOverrides.userInterfaceStyle = .unspecified
    await screen.settle()
    #expect(heard == [.regular, .compact])
    #expect(screen["compact false"].exists)
  }

  @Test("J157: the scroll view that a controller names for an edge is kept")
  func contentScrollView() {
    let controller = UIViewController()
    let view = UIScrollView()
    controller.setContentScrollView(view, for: [.top, .bottom])
    #expect(controller.contentScrollView(for: .top) === view)
    #expect(controller.contentScrollView(for: .leading) == nil)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
  }
}
