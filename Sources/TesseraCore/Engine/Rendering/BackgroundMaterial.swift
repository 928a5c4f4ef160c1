import Foundation

nonisolated private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

nonisolated extension EnvironmentValues {
  /// The material that the nearest background of one lies below this view; nil where there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  /// Fills the area behind the view with a material, which views in front of it learn of (J326).
  nonisolated public func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    environment(\.backgroundMaterial, material)
      .modifier(_BackgroundStyleModifier(style: material, edges: edges))
  }

  /// Puts a shape of a material behind the view, which views in front of it learn of (J326).
  nonisolated public func background<S: Shape>(
    _ material: Material, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .modifier(
        _BackgroundModifier(
          secondary: _ShapeView(shape: shape, style: material, fillStyle: fillStyle), alignment: .center))
  }
}
