import SwiftUI
import TesseraCore

extension Scene {
  /// The views of the scene find and save objects of a container (SD26).
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.containerSlot, ContainerSlot(of: container))
  }

  /// The views of the scene find and save objects of a class, in a container that is made once (SD26).
  ///
  /// - Parameters:
  ///   - inMemory: whether nothing is written to a file.
  ///   - isAutosaveEnabled: whether changes are saved by themselves.
  ///   - isUndoEnabled: whether the context's undo manager records changes.
  ///   - onSetup: is told how the container was made.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// The views of the scene find and save objects of some classes, in a container that is made once (SD26).
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.containerSlot,
      ContainerSlot(
        for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }

  /// The views of the scene find and save objects by a context (SD26).
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}
