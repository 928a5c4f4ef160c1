import Foundation

/// A place in the history of a store, which a program may archive (CD27).
public final class NSPersistentHistoryToken: NSObject, NSSecureCoding, NSCopying, Sendable {
  let store: String
  let number: Int64

  init(store: String, number: Int64) {
    self.store = store
    self.number = number
  }

  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let store = coder.decodeObject(of: NSString.self, forKey: "store") else { return nil }
    self.store = "\(store)"
    number = coder.decodeInt64(forKey: "number")
  }

  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: store), forKey: "store")
    coder.encode(number, forKey: "number")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPersistentHistoryToken else { return false }
    return store == other.store && number == other.number
  }

  public override var hash: Int { number.hashValue }
}
