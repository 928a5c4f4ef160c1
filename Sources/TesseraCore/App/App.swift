/// A program: its scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Makes the program; called once by its `main`.
  init()
}

/// A part of a program with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }

  /// Adds the windows that the scene opens.
  @MainActor static func _collect(_ scene: Self, into windows: inout _SceneList)
}

extension Scene {
  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneList) {
    Body._collect(scene.body, into: &windows)
  }
}

extension Never: Scene {
  @MainActor public static func _collect(_ scene: Never, into windows: inout _SceneList) {}
}

/// The windows of a program, for the host.
@MainActor
public struct _SceneList {
  package struct Window {
    package var title: Text?
    package var id: String?
    package var content: AnyView
  }

  package private(set) var windows: [Window] = []

  package init() {}

  mutating func add(_ window: Window) {
    windows.append(window)
  }
}

/// Builds one scene from the statements of a closure.
@resultBuilder
nonisolated public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(content: (repeat each content)) { scenes, windows in
      repeat collect(each scenes, into: &windows)
    }
  }

  @MainActor
  private static func collect<Content: Scene>(_ scene: Content, into windows: inout _SceneList) {
    Content._collect(scene, into: &windows)
  }
}

/// Several scenes of one program.
nonisolated struct TupleScene<T>: Scene {
  var content: T
  var collectAll: @MainActor (T, inout _SceneList) -> Void

  var body: Never {
    fatalError("TupleScene is a primitive scene: its body must not be called.")
  }

  @MainActor static func _collect(_ scene: Self, into windows: inout _SceneList) {
    scene.collectAll(scene.content, &windows)
  }
}
