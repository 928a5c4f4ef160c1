/// What may happen to things that are dragged from a view (J368).
nonisolated public struct DragConfiguration: Sendable {
  /// What targets of the same program may do.
  public struct OperationsWithinApp: Sendable {
    /// Whether things can be copied.
    public var allowCopy: Bool
    /// Whether things can be moved.
    public var allowMove: Bool
    /// Whether things can be deleted.
    public var allowDelete: Bool
    /// Whether things can be linked to. No target here makes links, so they are copied.
    public var allowAlias: Bool

    /// - Parameters:
    ///   - allowCopy: whether things can be copied.
    ///   - allowMove: whether things can be moved.
    ///   - allowDelete: whether things can be deleted.
    ///   - allowAlias: whether things can be linked to.
    public init(
      allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false
    ) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
      self.allowAlias = allowAlias
    }

    var operations: DropOperation.Set {
      var operations: DropOperation.Set = []
      if allowCopy || allowAlias { operations.insert(.copy) }
      if allowMove { operations.insert(.move) }
      if allowDelete { operations.insert(.delete) }
      return operations
    }
  }

  /// What other programs may do. They get copies: what they do with them is not told here.
  public struct OperationsOutsideApp: Sendable {
    /// Whether things can be copied; otherwise other programs get nothing.
    public var allowCopy: Bool
    /// Whether things can be moved.
    public var allowMove: Bool
    /// Whether things can be deleted.
    public var allowDelete: Bool
    /// Whether things can be linked to.
    public var allowAlias: Bool

    /// - Parameters:
    ///   - allowCopy: whether things can be copied.
    ///   - allowMove: whether things can be moved.
    ///   - allowDelete: whether things can be deleted.
    ///   - allowAlias: whether things can be linked to.
    public init(
      allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false, allowAlias: Bool = false
    ) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
      self.allowAlias = allowAlias
    }
  }

  /// What targets of the same program may do.
  public var operationsWithinApp: OperationsWithinApp
  /// What other programs may do.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Things are copied; within the program, they can be moved or deleted, too, if that is allowed.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    operationsWithinApp = OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = OperationsOutsideApp()
  }

  /// What may happen within the program, and outside of it.
  public init(
    operationsWithinApp: OperationsWithinApp, operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
}

/// What a target does with things that are over it (J368).
nonisolated public struct DropConfiguration: Sendable {
  /// What would happen to the things. What the source does not allow becomes `forbidden`.
  public var operation: DropOperation
  /// How many of the things are taken, the first ones; nil for all.
  public var acceptedItemCount: Int?

  /// - Parameters:
  ///   - operation: what would happen to the things.
  ///   - acceptedItemCount: how many of the things are taken; nil for all. A negative number counts as 0.
  public init(operation: DropOperation, acceptedItemCount: Int? = nil) {
    self.operation = operation
    self.acceptedItemCount = acceptedItemCount
  }
}

/// How several dragged things are arranged at the pointer (J368).
nonisolated public struct DragDropPreviewsFormation: Hashable, Sendable {
  enum Kind {
    case pile, none, stack, list
  }

  let kind: Kind

  /// The platform's own: a pile.
  public static let `default` = DragDropPreviewsFormation(kind: .pile)
  /// Each keeps its distance to the others.
  public static let none = DragDropPreviewsFormation(kind: .none)
  /// In front of one another, a little aside.
  public static let pile = DragDropPreviewsFormation(kind: .pile)
  /// In front of one another, so that the edges of all are seen.
  public static let stack = DragDropPreviewsFormation(kind: .stack)
  /// Below one another.
  public static let list = DragDropPreviewsFormation(kind: .list)
}
