import Foundation

/// Manages a view of AppKit. Of such controllers, only `NSHostingController` has content here.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  /// A controller with an empty view.
  public override init() {
    super.init()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What bars call the controller.
  open var title: String?

  /// What the controller manages.
  open lazy var view = NSView()
}
