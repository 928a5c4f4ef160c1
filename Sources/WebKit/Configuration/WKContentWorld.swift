import Foundation

/// Where scripts have their names. All of them share the page's here.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// Where the document's own scripts have theirs.
  public static let page = WKContentWorld(name: nil)
  /// That of the program.
  public static let defaultClient = WKContentWorld(name: nil)

  /// What it is called; nil for the two that are always there.
  public let name: String?

  private init(name: String?) {
    self.name = name
    super.init()
  }

  /// A world of a name.
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
