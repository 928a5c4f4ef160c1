import Foundation

/// A part of the earth that can be watched. Regions with the same identifier are equal.
open class CLRegion: NSObject, NSCopying {
  /// The name by which the program knows it.
  public let identifier: String
  /// Whether the delegate hears when the machine comes in.
  open var notifyOnEntry = true
  /// Whether the delegate hears when the machine leaves.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }

  /// The region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}
