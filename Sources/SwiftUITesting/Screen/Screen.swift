import SwiftUI
import TesseraControls
import TesseraCore
import TesseraPaint
import Testing

/// A view mounted without a window: found, touched, timed and measured as a person would do it.
///
/// Screens share nothing, their clocks included, so tests that use them can run in parallel.
@MainActor
public final class Screen {
  let host: GraphHost
  let clock: VirtualClock
  let recorder = TraceRecorder()
  let system = ScreenSystem()
  /// Records what is shown, while there is a recording.
  var film: Film?
  /// What queries found since anything last happened, so that looking at each of many elements takes no search each.
  var matches: [ElementQuery: [SemanticsElement]] = [:]
  /// How often the screen was searched, for tests of what looking costs.
  package var searchCount = 0
  /// The dialog for files that the screen shows.
  public private(set) lazy var files = FileDialogs(self)
  /// The dialog for printing, and what was printed.
  public private(set) lazy var printing = PrintDialog(self)

  /// Mounts `content` in a window-less host and runs the first frame. Sizes in points.
  ///
  /// - Parameter idiom: whether `content` is shown as on a phone or as in a window of a desktop (DK1). That of a phone, but
  ///   in tests of programs for macOS, if nothing is said.
  public convenience init<Content: View>(
    width: CGFloat = 390, height: CGFloat = 844, scale: CGFloat = 2,
    safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
    idiom: ScreenIdiom = .ofProgram, @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.locale = locale
    environment.dynamicTypeSize = dynamicTypeSize
    environment.idiom = idiom.idiom
    let surface = Surface(size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea)
    self.init(surface: surface, environment: environment, sceneSettings: SettingsDomain(), content: content)
  }

  /// Mounts `content` as the scene of another screen would be restored when its program starts again: with the values
  /// of its `@SceneStorage` properties, and nothing else but the size and what the user prefers.
  public convenience init<Content: View>(restoring scene: Screen, @ViewBuilder content: () -> Content) {
    self.init(
      surface: scene.graph.surface, environment: scene.graph.environment, sceneSettings: scene.graph.sceneSettings,
      content: content)
  }

  private init<Content: View>(
    surface: Surface, environment: EnvironmentValues, sceneSettings: SettingsDomain, content: () -> Content
  ) {
    LocalURLProtocol.register()
    var environment = environment
    system.describe(in: &environment)
    let clock = VirtualClock(
      sounds: system.sounds, clipboard: system.clipboard, services: system.services, media: system.mediaServices)
    let recorder = recorder
    self.clock = clock
    func host<Shown: View>(showing content: Shown) -> GraphHost {
      GraphHost(
        textEngine: PangoTextEngine.shared, surface: surface, environment: environment, clock: clock.ofHost,
        trace: recorder, sceneSettings: sceneSettings, content: content)
    }
    self.host = clock.run {
      environment.idiom == .desktop
        ? host(showing: content().modifier(MacWindowModifier())) : host(showing: content())
    }
    graph.fileChooser = files
    graph.printer = printing
    system.notifications.isInUse = { [weak self] in self?.scenePhase == .active }
    beStrictIfWanted()
  }

  var graph: ViewGraph { host.graph }

  /// Gives the root a new value, as a parent's re-render would; runs the frame. Identity is kept.
  public func update<Content: View>(@ViewBuilder _ content: () -> Content) {
    perform("update") {
      if graph.environment.idiom == .desktop {
        host.update(content().modifier(MacWindowModifier()))
      } else {
        host.update(content())
      }
    }
  }

  isolated deinit {
    unmount()
  }

  /// Takes the view down: everything disappears and its tasks are cancelled. A screen does so by itself when it is
  /// released.
  public func unmount() {
    guard graph.isMounted else { return }
    perform("unmount") { host.unmount() }
  }

  /// Runs user code as this screen's, then the frame that it calls for.
  func perform(_ event: String, _ action: () -> Void) {
    matches = [:]
    defer { matches = [:] }
    host.perform(event, action)
    takeFrame()
  }

  /// Runs the frame that a task or timer called for since the last one.
  func flush() {
    guard host.needsFrame else { return }
    matches = [:]
    host.runFrame()
    takeFrame()
  }

  // MARK: Finding

  /// The element with exactly this visible text or accessibility label.
  public subscript(label: String) -> Element {
    Element(screen: self, query: .label(label))
  }

  /// The element of a role, and of a label if one is given.
  public func element(_ role: Role, _ label: String? = nil) -> Element {
    Element(screen: self, query: .role(role, label))
  }

  /// The element with an accessibility identifier.
  public func element(id: String) -> Element {
    Element(screen: self, query: .identifier(id))
  }

  /// All elements of a role (nil: of any) whose label contains a text (nil: any).
  public func elements(_ role: Role? = nil, containing text: String? = nil) -> [Element] {
    flush()
    let query = ElementQuery.matching(role, text)
    let count = query.matches(in: self).count
    return (0..<count).map { Element(screen: self, query: .nth($0, query)) }
  }

  /// The first node of a view type.
  public func view<V: View>(_ type: V.Type) -> Element {
    Element(screen: self, query: .nth(0, .view(ElementQuery.ViewType(type: type))))
  }

  /// All nodes of a view type.
  public func views<V: View>(_ type: V.Type) -> [Element] {
    flush()
    let query = ElementQuery.view(ElementQuery.ViewType(type: type))
    return (0..<query.matches(in: self).count).map { Element(screen: self, query: .nth($0, query)) }
  }

  // MARK: Seeing

  /// All texts that can be seen, in reading order.
  public var visibleText: [String] {
    flush()
    return graph.semantics().flatMap(\.texts)
  }

  /// What is on the screen: an indented tree of role, label, value and frame.
  public func describe() -> String {
    flush()
    var lines: [String] = []
    for element in graph.semantics() { ElementDescription.add(element, depth: 0, to: &lines) }
    return lines.isEmpty ? "(an empty screen)" : lines.joined(separator: "\n")
  }

  /// The pixels of the current frame.
  public func snapshot() -> Snapshot {
    flush()
    return Snapshot(raster: Rasterizer.render(host.picture), scale: host.surface.scale)
  }

  /// What was recorded since the screen was mounted or the trace was last reset.
  public var trace: Trace {
    flush()
    return Trace(recorder: recorder, graph: graph)
  }
}
