/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest, for places with hardly any room.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual, for what matters most.
  case large
  /// The largest.
  case extraLarge
}

nonisolated private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

nonisolated extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in this view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Keeps the size of the controls in this view within a range.
  nonisolated public func controlSize<Range: RangeExpression<ControlSize>>(_ range: Range) -> some View {
    let sizes = ControlSize.allCases.filter(range.contains)
    return transformEnvironment(\.controlSize) { size in
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}

extension ControlSize: Comparable {
  private var rank: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    case .extraLarge: 4
    }
  }

  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    left.rank < right.rank
  }
}
