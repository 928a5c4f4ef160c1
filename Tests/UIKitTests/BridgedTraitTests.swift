import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

nonisolated private struct SeasonTrait: UITraitDefinition {
  static var defaultValue: String { "spring" }
}

nonisolated private struct SeasonKey: UITraitBridgedEnvironmentKey {
  static var defaultValue: String { "spring" }

  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[SeasonTrait.self] }

  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[SeasonTrait.self] = value
  }
}

nonisolated extension EnvironmentValues {
  fileprivate var season: String {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }
}

/// Traits of a program's own, and the keys of the environment that are kept in them.
@MainActor
struct BridgedTraitTests {
  private struct Season: View {
    @Environment(\.season) private var season

    var body: some View { Text("It is \(season)") }
  }

  private final class SeasonController: UIViewController {
    var seasons: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let child = UIHostingController(rootView: Season())
      addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      registerForTraitChanges([SeasonTrait.self]) { (self: SeasonController, old) in
        self.seasons.append("\(old[SeasonTrait.self]) to \(self.traitCollection[SeasonTrait.self])")
      }
    }
  }

  private struct Seasons: View {
    let controller: SeasonController
    @State private var season = "summer"

    var body: some View {
      VStack {
        ShownController(controller: controller).environment(\.season, season)
        Button("Fall") { season = "fall" }
      }
    }
  }

  @Test("J426: what SwiftUI says of a bridged value is found in views of UIKit, and in views of SwiftUI in them")
  func bridged() {
    let controller = SeasonController()
    let screen = Screen(width: 200, height: 200) { Seasons(controller: controller) }
    #expect(screen["It is summer"].exists)
    #expect(controller.traitCollection[SeasonTrait.self] == "summer")
    controller.seasons = []
    screen["Fall"].tap()
    #expect(screen["It is fall"].exists)
    #expect(controller.seasons == ["summer to fall"])
    controller.traitOverrides[SeasonTrait.self] = "winter"
    #expect(screen["It is winter"].exists)
    #expect(controller.traitOverrides[SeasonTrait.self] == "winter")
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J426: surroundings are made with traits of one's own, which have their default elsewhere")
  func mutations() {
    let traits = UITraitCollection { $0[SeasonTrait.self] = "fall" }
    #expect(traits[SeasonTrait.self] == "fall")
    #expect(UITraitCollection(userInterfaceStyle: .dark)[SeasonTrait.self] == "spring")
    let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.userInterfaceStyle == .dark && dark[SeasonTrait.self] == "fall")
    var values = EnvironmentValues()
    #expect(values.season == "spring")
    values.season = "winter"
    #expect(values.season == "winter")
  }

  private final class Outer: UIViewController {
    var sizes: [CGSize] = []

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      sizes.append(container.preferredContentSize)
    }
  }

  @Test("J425: a hosting controller would like to have the size of its content, and tells the controller around it")
  func preferredSize() {
    let outer = Outer()
    let inner = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    outer.addChild(inner)
    inner.sizingOptions = .preferredContentSize
    #expect(outer.sizes.isEmpty)
    inner.loadViewIfNeeded()
    #expect(outer.sizes == [CGSize(width: 30, height: 20)])
    inner.rootView = Color.red.frame(width: 50, height: 10)
    #expect(outer.sizes.last == CGSize(width: 50, height: 10))
    inner.preferredContentSize = CGSize(width: 50, height: 10)
    #expect(outer.sizes.count == 2)
  }

  private final class DarkController: UIViewController {
    var style = UIUserInterfaceStyle.unspecified
    override var preferredUserInterfaceStyle: UIUserInterfaceStyle { style }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(colorScheme == .dark ? "Dark" : "Light") }
  }

  @Test("J425: a controller may prefer a style for its window")
  func preferredStyle() {
    let controller = DarkController()
    let screen = Screen(width: 200, height: 200) {
      VStack {
        ShownController(controller: controller)
        Scheme()
      }
    }
    #expect(screen["Light"].exists)
    controller.style = .dark
    controller.setNeedsUserInterfaceAppearanceUpdate()
    #expect(screen["Dark"].exists)
    controller.overrideUserInterfaceStyle = .light
    #expect(screen["Light"].exists)
  }

  @Test("J425: a hosting controller prefers the style of its content")
  func styleOfContent() {
    let hosting = UIHostingController(rootView: Text("Night").preferredColorScheme(.dark))
    #expect(hosting.preferredUserInterfaceStyle == .unspecified)
    let other = Screen(width: 200, height: 200, colorScheme: .dark) { ShownController(controller: hosting) }
    #expect(other["Night"].exists)
    #expect(hosting.preferredUserInterfaceStyle == .dark)
    other.unmount()
    #expect(hosting.preferredUserInterfaceStyle == .unspecified)
  }
}
