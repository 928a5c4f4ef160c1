import Foundation

/// How a scroll view stands to its content.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// Which point of the content is at the start of the window, points; less than 0 where insets show.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is kept free around the content: the safe area and content margins.
  public var contentInsets: EdgeInsets
  /// The size of the window, what lies behind the insets included.
  public var containerSize: CGSize

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

/// What a scroll view does at the moment.
nonisolated public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// It waits whether a press is a drag.
  case tracking
  /// The user moves the content.
  case interacting
  /// The content comes to rest.
  case decelerating
  /// Code moves the content.
  case animating

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

/// What is known when a scroll view begins to do something else.
nonisolated public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; nil if it does not move.
  public let velocity: CGVector?
}
