import Foundation
import TesseraFoundation
import TesseraValues

/// Values of transformable attributes as data: what the attribute's transformer makes of them, or else what a property
/// list can have, and what can be archived (CD2).
enum TransformedValue {
  /// - Parameter name: the name of the attribute's transformer; nil if it names none.
  static func data(of value: Any, transformer name: String?) throws -> Data {
    guard let transformer = transformer(name) else { return try data(of: value) }
    switch transformer.transformedValue(value) {
    case let data as Data: return data
    case let data as NSData: return Data(referencing: data)
    case let other:
      let made = other.map { "\(type(of: $0))" } ?? "nothing"
      throw CoreDataProblem.error(
        .coreDataError, "The value transformer \(type(of: transformer)) made \(made) of a value, and no data.")
    }
  }

  static func value(of data: Data, transformer name: String?) -> Any? {
    guard let transformer = transformer(name) else { return value(of: data) }
    return transformer.reverseTransformedValue(data)
  }

  /// What Foundation's own transformers of these names do is done without them.
  private static let archiving: Set = [
    "NSSecureUnarchiveFromData", "NSUnarchiveFromData", "NSKeyedUnarchiveFromData",
    "NSSecureUnarchiveFromDataTransformerName",
  ]

  private static func transformer(_ name: String?) -> ValueTransformer? {
    guard let name, !name.isEmpty else { return nil }
    if let found = ValueTransformer(forName: NSValueTransformerName(name)) { return found }
    if !archiving.contains(name) {
      RuntimeWarning.report(
        .misusedViews("There is no value transformer named \(name): the values of its attributes are archived."))
    }
    return nil
  }

  private static func data(of value: Any) throws -> Data {
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

  private static func value(of data: Data) -> Any? {
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
