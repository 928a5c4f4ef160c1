/// Builds one scene from the statements of a closure.
@resultBuilder
nonisolated public struct SceneBuilder {
  /// Takes a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A closure with one scene: that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// A closure with several scenes, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(content: (repeat each content)) { scenes in
      var views: [AnyView] = []
      repeat views.append(view(of: each scenes))
      return views
    }
  }

  /// The scene of an `if`; none where its condition does not hold.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    TupleScene(content: scene) { scene in scene.map { [view(of: $0)] } ?? [] }
  }

  /// The scene of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }

  @MainActor
  private static func view<Content: Scene>(of scene: Content) -> AnyView {
    Content._view(of: scene)
  }
}
