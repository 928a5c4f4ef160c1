import Foundation

nonisolated private struct SurfaceSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { .zero }
}

nonisolated private struct SurfaceSafeAreaKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

nonisolated extension EnvironmentValues {
  /// The size of the surface that the view is shown on, in points.
  package var surfaceSize: CGSize {
    get { self[SurfaceSizeKey.self] }
    set { self[SurfaceSizeKey.self] = newValue }
  }

  /// What the device covers at each edge of the surface, in points.
  package var surfaceSafeArea: EdgeInsets {
    get { self[SurfaceSafeAreaKey.self] }
    set { self[SurfaceSafeAreaKey.self] = newValue }
  }
}
