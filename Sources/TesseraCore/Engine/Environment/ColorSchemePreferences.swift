/// The appearances that views ask for on behalf of the whole surface (`preferredColorScheme`).
@MainActor
final class ColorSchemePreferences: GraphService {
  // The graph owns its services.
  unowned(unsafe) private let graph: ViewGraph
  private var preferences: [(node: ViewNode, colorScheme: ColorScheme)] = []
  /// What the host asked for, once a view asked for something else.
  private var systemColorScheme: ColorScheme?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The preference nearest the root decides.
  private var preferred: ColorScheme? {
    preferences.min { $0.node.depth < $1.node.depth }?.colorScheme
  }

  /// - Parameter colorScheme: what the view of a node prefers; nil withdraws what it preferred.
  func set(_ colorScheme: ColorScheme?, by node: ViewNode) {
    preferences.removeAll { $0.node === node }
    if let colorScheme { preferences.append((node, colorScheme)) }
    let current = graph.environment.colorScheme
    let system = systemColorScheme ?? current
    systemColorScheme = system
    let wanted = preferred ?? system
    if current != wanted { graph.setEnvironment { $0.colorScheme = wanted } }
  }

  /// The host hands down another environment: what views prefer still goes before it.
  func adopt(_ environment: inout EnvironmentValues) {
    guard systemColorScheme != nil else { return }
    systemColorScheme = environment.colorScheme
    if let preferred { environment.colorScheme = preferred }
  }
}

extension ViewGraph {
  var colorSchemePreferences: ColorSchemePreferences { service(ColorSchemePreferences.self) }
}
