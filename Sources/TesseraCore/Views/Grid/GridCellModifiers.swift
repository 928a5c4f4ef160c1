import Foundation

nonisolated enum GridCellColumnsKey: LayoutValueKey {
  static let defaultValue = 1
}

nonisolated enum GridCellAnchorKey: LayoutValueKey {
  static let defaultValue: UnitPoint? = nil
}

nonisolated enum GridColumnAlignmentKey: LayoutValueKey {
  static let defaultValue: HorizontalAlignment? = nil
}

nonisolated enum GridCellUnsizedAxesKey: LayoutValueKey {
  static let defaultValue: Axis.Set = []
}

extension View {
  /// How many columns of its grid the view spans (C94).
  ///
  /// - Parameter count: a cell reaches to the last column at the most. Less than 1 counts as 1, more than 1,000 as
  ///   1,000, with a warning.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Aligns the view in its grid cell, instead of the grid's own alignment (C94).
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of the views in the column of this cell; the first cell that sets it decides (C94).
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// The axes along which the view takes no share of the grid's room: it is offered what the others need, and makes
  /// its column or row no longer than its answer to a length of zero, or to none if the grid was offered none (J11).
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
