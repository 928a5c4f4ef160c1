import Foundation

/// Values of transformable attributes as data: what a property list can have, and what can be archived.
enum TransformedValue {
  static func data(of value: Any) throws -> Data {
    let plain: Any = (value as? Set<AnyHashable>).map(Array.init) ?? value
    if PropertyListSerialization.propertyList(["value": plain], isValidFor: .binary) {
      return try PropertyListSerialization.data(fromPropertyList: ["value": plain], format: .binary, options: 0)
    }
    guard value is any NSCoding else {
      throw CoreDataProblem.error(
        .coreDataError, "A transformable attribute has a \(type(of: value)), which cannot be archived.")
    }
    return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  static func value(of data: Data) -> Any? {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let value = list["value"]
    {
      return value
    }
    let archive = try? NSKeyedUnarchiver(forReadingFrom: data)
    archive?.requiresSecureCoding = false
    return archive?.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
