import Foundation

/// A drag that began on a view, as that view sees it (J368).
nonisolated public struct DragSession: Identifiable {
  /// Identifies a drag.
  public struct ID: Hashable, Sendable {
    let number: UInt64

    /// Whether a target sees the same drag.
    public func matches(_ dropSessionID: DropSession.ID) -> Bool { number == dropSessionID.number }
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// It began.
    case initial
    /// It goes on.
    case active
    /// The things were let go, and the target takes them.
    case ending(DropOperation)
    /// It is over; `cancel` if nothing took the things.
    case ended(DropOperation)
    /// The target has all it wants of the things.
    case dataTransferCompleted
  }

  /// Identifies the drag.
  public let id: ID
  /// How far the drag is.
  public let phase: Phase
  /// Where the pointer is, in the surface; nil before it moves.
  public let location: CGPoint?
  /// Which of the dragged things the pointer took; nil if they have no ids.
  public let draggedItemIndex: Int?
  let itemIDs: [AnyHashable]

  /// The ids of the dragged things that are of a type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// A drag over a view, as that view sees it (J368).
nonisolated public struct DropSession: Identifiable {
  /// Identifies a drag.
  public struct ID: Hashable, Sendable {
    let number: UInt64

    /// Whether a source sees the same drag.
    public func matches(_ dragSessionID: DragSession.ID) -> Bool { number == dragSessionID.number }
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// It comes over the view.
    case entering
    /// It moves over the view.
    case active
    /// It leaves the view.
    case exiting
    /// The things were dropped; `cancel` if the view did not take them.
    case ended(DropOperation)
    /// The view has all it wants of the things.
    case dataTransferCompleted
  }

  /// What the source tells of a drag in the same window.
  public struct LocalSession {
    let itemIDs: [AnyHashable]

    /// The ids of the dragged things that are of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      itemIDs.compactMap { $0.base as? ItemID }
    }
  }

  /// Identifies the drag.
  public let id: ID
  /// How far the drag is.
  public let phase: Phase
  /// Where the pointer is, in the view that takes the things.
  public let location: CGPoint
  /// The size of the view that is dragged, in points; zero for things from another program.
  public let size: CGSize
  /// How many things are dragged.
  public let itemsCount: Int
  /// What the source allows.
  public let suggestedOperations: DropOperation.Set
  /// What the source tells; nil for things from another program or window.
  public let localSession: LocalSession?
}
