// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Foundation.

import Foundation

/// What a user does in a program, to go on with it elsewhere. There is no elsewhere here: it is kept, and not sent.
nonisolated open class NSUserActivity: NSObject {
  /// The kind of activity, in the form of a domain read backwards.
  public let activityType: String
  /// What a user sees of it.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// A page with the same content.
  open var webpageURL: URL?
  /// Whether it is what the user does now.
  public private(set) var isCurrent = false

  /// Something that a user does.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Says that the user does it now.
  open func becomeCurrent() { isCurrent = true }

  /// Says that the user stopped.
  open func resignCurrent() { isCurrent = false }

  /// Ends it.
  open func invalidate() { isCurrent = false }
}

/// The kind of activity of a link to a page that the program shows by itself. Its `webpageURL` is the link.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
