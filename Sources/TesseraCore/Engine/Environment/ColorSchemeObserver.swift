/// Hears which color scheme the views in a part of the tree prefer for the whole surface.
@MainActor
package final class ColorSchemeObserver {
  private var preferences: [(node: ObjectIdentifier, depth: Int, colorScheme: ColorScheme)] = []

  package init() {}

  /// The preference nearest the root of the part decides; nil where there is none.
  package var preferred: ColorScheme? {
    preferences.min { $0.depth < $1.depth }?.colorScheme
  }

  func set(_ colorScheme: ColorScheme?, by node: ObjectIdentifier, depth: Int) {
    preferences.removeAll { $0.node == node }
    if let colorScheme { preferences.append((node, depth, colorScheme)) }
  }
}

nonisolated private let colorSchemeObserverSlot = EnvironmentSlot<ColorSchemeObserver?>(nil)

nonisolated extension EnvironmentValues {
  /// Hears of the color schemes that views prefer; nil where nothing does.
  package var colorSchemeObserver: ColorSchemeObserver? {
    get { self[colorSchemeObserverSlot] }
    set { self[colorSchemeObserverSlot] = newValue }
  }
}
