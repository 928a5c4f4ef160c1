import SwiftUI

/// A view that tells a delegate of scrolling.
///
/// A property of a class cannot have another type in a subclass, as the delegates of tables, collections and text views
/// have. One of a protocol stands back behind theirs (J164). So subclasses of `UIScrollView` itself cannot override it.
@MainActor @preconcurrency
public protocol _ScrollDelegating: UIView {}

extension _ScrollDelegating where Self: UIScrollView {
  /// Is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
