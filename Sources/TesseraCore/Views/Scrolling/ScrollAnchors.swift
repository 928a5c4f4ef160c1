import Foundation

/// The anchors of scroll views; nil for the platform's.
nonisolated struct ScrollAnchors: Equatable, Sendable {
  private(set) var initialOffset: UnitPoint?
  private(set) var sizeChanges: UnitPoint?
  private(set) var alignment: UnitPoint?

  init(_ anchor: UnitPoint?) {
    let usable = anchor.map(Self.usable)
    initialOffset = usable
    sizeChanges = usable
    alignment = usable
  }

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
    let usable = anchor.map(Self.usable)
    switch role.kind {
    case .initialOffset: initialOffset = usable
    case .sizeChanges: sizeChanges = usable
    case .alignment: alignment = usable
    }
  }

  /// The anchor within the content; NaN counts as its start.
  private static func usable(_ anchor: UnitPoint) -> UnitPoint {
    func within(_ share: CGFloat) -> CGFloat { share.isNaN ? 0 : min(max(0, share), 1) }
    return UnitPoint(x: within(anchor.x), y: within(anchor.y))
  }
}

nonisolated private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors(nil) }
}

nonisolated extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the part of the content that scroll views show initially; nil for its start.
  ///
  /// Content that stands there stays there when its size or that of the window changes, and content that is smaller
  /// than the window lies there.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchors, ScrollAnchors(anchor))
  }

  /// Sets the anchor of scroll views in one role; nil for the platform's.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
  }
}
