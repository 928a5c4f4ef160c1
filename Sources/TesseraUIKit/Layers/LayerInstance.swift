import SwiftUI

/// A copy of what is in a layer.
nonisolated struct LayerInstance {
  /// Around the middle of the layer.
  var transform = CGAffineTransform.identity
  /// What colors are multiplied with; nil for nothing.
  var color: Color?
  /// How late animations are, in seconds.
  var delay = 0.0
}

/// Shows a copy in its place, color and time.
struct LayerInstanceModifier: ViewModifier {
  let instance: LayerInstance
  @Environment(\.layerDelay) private var outerDelay

  func body(content: Content) -> some View {
    let placed =
      content
      .environment(\.layerDelay, outerDelay + instance.delay)
      .modifier(LayerTransform(transform: instance.transform, anchor: CGPoint(x: 0.5, y: 0.5)))
    if let color = instance.color { placed.colorMultiply(color) } else { placed }
  }
}

nonisolated private struct LayerDelayKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

nonisolated extension EnvironmentValues {
  /// How late animations of layers are that are copies, in seconds.
  var layerDelay: Double {
    get { self[LayerDelayKey.self] }
    set { self[LayerDelayKey.self] = newValue }
  }
}
