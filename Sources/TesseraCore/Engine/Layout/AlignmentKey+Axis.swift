extension AlignmentKey {
  /// The axis along which the guide's value counts.
  package var axis: Axis {
    switch builtIn {
    case .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    case nil: number & 1 == 0 ? .horizontal : .vertical
    }
  }
}
