import Foundation
import Synchronization

/// Asks for one run of a background task.
open class BGTaskRequest: NSObject, NSCopying {
  /// The name of the task.
  public let identifier: String
  /// The task does not begin before this moment; nil for at once.
  open var earliestBeginDate: Date?

  fileprivate init(name: String) {
    identifier = name
  }

  /// The same request once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGTaskRequest(name: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// Asks for a short task that fetches what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// A request for the task with a name.
  public init(identifier: String) {
    super.init(name: identifier)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// Asks for a task that may take minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a network. It is kept; the task does not wait for one.
  open var requiresNetworkConnectivity = false
  /// Whether the machine should be at a plug. It is kept; the task does not wait for one.
  open var requiresExternalPower = false

  /// A request for the task with a name.
  public init(identifier: String) {
    super.init(name: identifier)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
