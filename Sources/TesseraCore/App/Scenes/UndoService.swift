/// The undo manager of one surface: what one frame registers is undone together.
@MainActor
private final class UndoService: FrameParticipant {
  let undoManager = UndoManager()

  init(_ graph: ViewGraph) {}

  func frameDidEnd() {
    undoManager.endEventGroup()
  }
}

extension SurfaceAccess {
  @MainActor fileprivate var undoManager: UndoManager? { graph?.service(UndoService.self).undoManager }
}

nonisolated extension EnvironmentValues {
  /// Remembers how to take back what was done in the scene; nil outside of one.
  public var undoManager: UndoManager? {
    let access = surfaceAccess
    return EngineThread.unsafelyIsolated { access.undoManager }
  }
}
