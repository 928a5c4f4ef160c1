import Foundation

/// A run of a background task, which a handler is given (J458).
open class BGTask: NSObject {
  /// The name of the task.
  public let identifier: String
  /// Would be called if the system took its time away. A program that runs keeps it, so it never is.
  open var expirationHandler: (() -> Void)?
  /// What the work reported; nil while it goes on.
  private(set) var success: Bool?

  init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Says that the work is done. Only the first call counts.
  open func setTaskCompleted(success: Bool) {
    if self.success == nil { self.success = success }
  }
}

/// A short run, which fetches what is new.
open class BGAppRefreshTask: BGTask {}

/// A run that may take minutes.
open class BGProcessingTask: BGTask {}
