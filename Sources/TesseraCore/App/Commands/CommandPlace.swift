/// Where commands are shown.
nonisolated public struct _CommandPlace: Equatable, Sendable {
  package enum Kind: Equatable {
    /// The menus that programs make, side by side.
    case bar
    /// A group of commands in one of the menus that every program may have.
    case group(CommandGroupPlacement, CommandGroupRelation)
    /// Hidden, so that their shortcuts act while no menu is open.
    case keys
  }

  package let kind: Kind

  package init(kind: Kind) {
    self.kind = kind
  }
}

/// The placement of commands relative to the group that they name.
nonisolated package enum CommandGroupRelation: Equatable, CaseIterable {
  case before, replacing, after
}
