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
    let current = graph.environment.colorScheme
    let system = systemColorScheme ?? current
    systemColorScheme = system
    let wanted = preferred ?? system
    if current != wanted { graph.setEnvironment { $0.colorScheme = wanted } }
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
