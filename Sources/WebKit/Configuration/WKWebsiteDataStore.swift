import Foundation

/// Where pages keep what outlives them.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// Whether it outlives the program.
  public let isPersistent: Bool

  private static let shared = WKWebsiteDataStore(isPersistent: true)

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// That of the program, in its folder of data.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// One that ends with its pages.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}
