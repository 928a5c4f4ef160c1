import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Shows a controller, in light or dark surroundings.
private struct Surrounded: View {
  let controller: UIViewController
  @State private var isDark = false

  var body: some View {
    VStack {
      Button("Switch") { isDark.toggle() }
      ShownController(controller: controller).environment(\.colorScheme, isDark ? .dark : .light)
    }
  }
}

private final class FollowingController: UIViewController {
  var calls: [String] = []

  func follow() {
    registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance, action: #Selector(stylesDidChange(_:_:)))
  }

  func stylesDidChange(_ controller: UIViewController, _ previous: UITraitCollection) {
    calls.append("\(controller === self) \(previous.userInterfaceStyle == .light)")
  }
}

/// Code that follows the surroundings of views and controllers.
@MainActor
struct TraitChangeTests {
  @Test("J115: a closure and a method hear of a trait that changes, with the surroundings before it")
  func changes() {
    let controller = FollowingController()
    var styles: [UIUserInterfaceStyle] = []
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: FollowingController, previous: UITraitCollection) in
      #expect(previous.userInterfaceStyle != controller.traitCollection.userInterfaceStyle)
      styles.append(controller.traitCollection[UITraitUserInterfaceStyle.self])
    }
    controller.follow()
    var others = 0
    controller.view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _: UITraitCollection) in
      others += 1
    }
    let screen = Screen { Surrounded(controller: controller) }
    _ = screen.describe()
    #expect(styles.isEmpty)
    screen["Switch"].tap()
    #expect(styles == [.dark])
    #expect(controller.calls == ["true true"])
    controller.unregisterForTraitChanges(registration)
    screen["Switch"].tap()
    #expect(styles == [.dark])
    #expect(controller.calls.count == 2)
    #expect(others == 0)
  }

  @Test("J115: a view that is made dark hears of it, and so do those in it")
  func overriding() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    var heard: [String] = []
    for (name, view) in [("outer", outer), ("inner", inner), ("root", controller.view ?? UIView())] {
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in
        heard.append(name)
      }
    }
    let screen = Screen { ShownController(controller: controller) }
    _ = screen.describe()
    outer.overrideUserInterfaceStyle = .dark
    #expect(heard == ["outer", "inner"])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(heard == ["outer", "inner", "outer", "inner"])
  }
}
