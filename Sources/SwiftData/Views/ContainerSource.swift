import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// How a modifier makes its container.
struct ContainerRecipe {
  var make: () throws -> ModelContainer
  var configure: (ModelContext) -> Void = { _ in }
  var onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }
  /// Whether the undo manager of the window records changes.
  var isUndoEnabled = false
}

/// The container that a modifier makes: once, when its context is first read (SD26).
@MainActor
final class ContainerSource {
  private let recipe: UncheckedSendable<ContainerRecipe>
  private var isMade = false
  private var container: ModelContainer?

  nonisolated init(_ recipe: ContainerRecipe) {
    self.recipe = UncheckedSendable(recipe)
  }

  /// The context of views in a window with an undo manager; nil if the container cannot be made.
  func context(_ undoManager: UndoManager?) -> ModelContext? {
    if !isMade { setUp() }
    let context = container?.mainContext
    if recipe.value.isUndoEnabled, let undoManager { context?.undoManager = undoManager }
    return context
  }

  private func setUp() {
    isMade = true
    let recipe = recipe.value
    do {
      let made = try recipe.make()
      container = made
      recipe.configure(made.mainContext)
      recipe.onSetup(.success(made))
    } catch {
      RuntimeWarning.report(.misusedViews("modelContainer(for:) could not make its container: \(error)"))
      recipe.onSetup(.failure(error))
    }
  }
}

/// The source of a place's context. A body makes one each time it runs; the first one stays.
nonisolated struct ContainerSlot: RenewableAction {
  let source: ContainerSource?
  /// The container that was given, which another one may replace.
  var given: ModelContainer?

  func renewed(in old: ContainerSlot?) -> ContainerSlot {
    guard let old, old.given === given else { return self }
    return old
  }
}
