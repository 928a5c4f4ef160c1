import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// The context that was given.
private enum ContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

private enum SourceKey: EnvironmentKey {
  static var defaultValue: ContainerSlot { ContainerSlot(source: nil) }
}

extension EnvironmentValues {
  /// The context in which views insert, change and find objects (SD26).
  ///
  /// Without one, it is that of an empty container, where nothing can be found or inserted.
  public var modelContext: ModelContext {
    get {
      if let context = self[ContextKey.self] { return context }
      return EngineThread.unsafelyIsolated { contextOfSource }
    }
    set { self[ContextKey.self] = newValue }
  }

  @MainActor private var contextOfSource: ModelContext {
    self[SourceKey.self].source?.context(undoManager) ?? Self.contextOfNothing
  }

  @MainActor private static let contextOfNothing: ModelContext = {
    let configuration = ModelConfiguration("nothing", isStoredInMemoryOnly: true)
    guard let container = try? ModelContainer(for: Schema([]), configurations: configuration) else {
      fatalError("SQLite cannot open a store in memory.")
    }
    return container.mainContext
  }()

  /// Where a context comes from that is not made yet.
  var containerSlot: ContainerSlot {
    get { self[SourceKey.self] }
    set {
      self[ContextKey.self] = nil
      self[SourceKey.self] = newValue
    }
  }
}

extension ContainerSlot {
  /// A container that exists.
  init(of container: ModelContainer) {
    source = ContainerSource(ContainerRecipe(make: { container }))
    given = container
  }

  /// A container of classes that the modifiers make.
  init(
    for types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool, isUndoEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    source = ContainerSource(
      ContainerRecipe(
        make: {
          try ModelContainer(
            for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
        },
        configure: { context in
          context.autosaveEnabled = isAutosaveEnabled
        },
        onSetup: onSetup, isUndoEnabled: isUndoEnabled))
  }
}
