import Foundation

/// A way from a controller to another one, under the name that it has in UIKit.
///
/// Those of storyboards are not there. One that code makes does what it was made for.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// What tells it from others; nil for nothing.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let action: () -> Void

  /// A way that subclasses go.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = {}
    super.init()
  }

  /// A way that a closure goes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    action = performHandler
    super.init()
  }

  /// Shows the other controller.
  open func perform() {
    action()
  }
}
