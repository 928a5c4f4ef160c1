import Combine
import Foundation
import TesseraCore

/// A rectangle of a window, under the name that it has in AppKit. Of such views, only `NSHostingView` has content here.
@MainActor @preconcurrency
open class NSView: NSResponder {
  let state = NSViewState()

  /// A view without content.
  public override init() {
    super.init()
  }

  /// A view without content.
  ///
  /// - Parameter frameRect: its place in the view around it, in points.
  public init(frame frameRect: CGRect) {
    frame = frameRect
    super.init()
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Its place in the view around it, in points. The content of a window fills it.
  open var frame = CGRect.zero

  /// What it shows; nil if it has no content that is drawn.
  var content: AnyView? { nil }
}

/// What a view follows of a view of AppKit.
@MainActor
final class NSViewState: ObservableObject {}
