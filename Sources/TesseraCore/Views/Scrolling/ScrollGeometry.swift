import Foundation

/// The geometry of a scroll view and its content.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the start of the window; negative in the insets.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets around the content: the safe area and content margins.
  public var contentInsets: EdgeInsets
  /// The size of the window, including the insets.
  public var containerSize: CGSize

  /// A geometry of its figures, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The window in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that nothing covers.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
      + "containerSize: \(containerSize))"
  }
}

/// The scroll phase.
nonisolated public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A press may become a drag.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content comes to rest.
  case decelerating
  /// Code moves the content.
  case animating

  /// Whether the content moves, by itself or by the user.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes.
nonisolated public struct ScrollPhaseChangeContext {
  /// How the scroll view stands to its content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; nil if it does not move.
  public let velocity: CGVector?
}
