/// The color schemes that views prefer for the whole surface (`preferredColorScheme`).
@MainActor
final class ColorSchemePreferences: GraphService {
  // The graph owns its services.
  unowned private let graph: ViewGraph
  private var preferences: [(node: ViewNode, colorScheme: ColorScheme)] = []
  /// The color scheme of the host, once a view prefers another one.
  private var systemColorScheme: ColorScheme?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var keptNodes: [ViewNode] { preferences.map(\.node) }

  /// The preference nearest the root decides.
  private var preferred: ColorScheme? {
    preferences.min { $0.node.depth < $1.node.depth }?.colorScheme
  }

  /// - Parameter colorScheme: the preference of a node's view; nil removes it.
  func set(_ colorScheme: ColorScheme?, by node: ViewNode) {
    preferences.removeAll { $0.node === node }
    if let colorScheme { preferences.append((node, colorScheme)) }
    if systemColorScheme == nil { systemColorScheme = graph.environment.colorScheme }
    // A view says so while it is made, when those around it are not yet in the tree.
    graph.runWhenUpdated { [weak self] in self?.apply() }
  }

  private func apply() {
    guard let wanted = preferred ?? systemColorScheme, wanted != graph.environment.colorScheme else { return }
    graph.setEnvironment { $0.colorScheme = wanted }
  }

  /// The host sets another environment: the preferences of views still take precedence.
  func adopt(_ environment: inout EnvironmentValues) {
    guard systemColorScheme != nil else { return }
    systemColorScheme = environment.colorScheme
    if let preferred { environment.colorScheme = preferred }
  }
}

extension ViewGraph {
  var colorSchemePreferences: ColorSchemePreferences { service(ColorSchemePreferences.self) }
}
