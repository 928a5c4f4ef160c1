/// A part of a program with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene: _PropertyContainer {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }

  /// The scene as a view, which shows the content of its window.
  @MainActor static func _view(of scene: Self) -> AnyView
}

extension Scene {
  @MainActor public static func _view(of scene: Self) -> AnyView {
    AnyView(SceneView(scene: scene))
  }
}

extension Never: Scene {
  @MainActor public static func _view(of scene: Never) -> AnyView {}
}

/// The node of a scene with a body of its own; the scene's properties are found inside of this view.
private struct SceneView<Content: Scene>: View {
  let scene: Content

  var body: some View { Content.Body._view(of: scene.body) }
}

/// A scene that the engine itself shows.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never {
    fatalError("\(Self.self) is a primitive scene: its body must not be called.")
  }
}

/// Several scenes of one program.
nonisolated struct TupleScene<T>: PrimitiveScene {
  var content: T
  var views: @MainActor (T) -> [AnyView]

  @MainActor static func _view(of scene: Self) -> AnyView {
    AnyView(SceneListView(views: scene.views(scene.content)))
  }
}

private struct SceneListView: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
