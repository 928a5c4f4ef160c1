import Foundation

/// The edit actions of a `ForEach` (F41). The object lives as long as the `ForEach`.
@MainActor
package final class RowEdits {
  package private(set) var onDelete: (@MainActor (IndexSet) -> Void)?
  package private(set) var onMove: (@MainActor (IndexSet, Int) -> Void)?
  /// The edit actions of an outer `ForEach`.
  private var outer: RowEdits?

  init() {}

  /// Deletes elements, if that is allowed here or further out.
  package var deletion: (@MainActor (IndexSet) -> Void)? { onDelete ?? outer?.deletion }

  /// Moves elements, if that is allowed here or further out.
  package var movement: (@MainActor (IndexSet, Int) -> Void)? { onMove ?? outer?.movement }

  func set(_ edit: RowEdit) {
    switch edit {
    case .delete(let action): onDelete = action
    case .move(let action): onMove = action
    }
  }

  func inside(_ newOuter: RowEdits?) -> RowEdits {
    outer = newOuter
    return self
  }
}

/// One kind of edit.
nonisolated enum RowEdit {
  case delete((@MainActor (IndexSet) -> Void)?)
  case move((@MainActor (IndexSet, Int) -> Void)?)

  var isAllowed: Bool {
    switch self {
    case .delete(let action): action != nil
    case .move(let action): action != nil
    }
  }
}
