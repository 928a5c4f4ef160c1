import Foundation
import TesseraStore

/// An attribute whose values are dictionaries with the values of other attributes (CD31).
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes whose values the dictionaries have. They may be composite as well.
  open var elements: [NSAttributeDescription] = []

  /// A composite attribute without elements.
  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  /// The value of new objects: a dictionary of the defaults of elements unless another is set; nil if there are none.
  open override var defaultValue: Any? {
    get {
      if let own = super.defaultValue { return own }
      let values = elements.compactMap { element in element.defaultValue.map { (element.name, $0) } }
      return values.isEmpty ? nil : Dictionary(values, uniquingKeysWith: { $1 })
    }
    set { super.defaultValue = newValue }
  }

  /// A dictionary is refused as a whole if it has a name that no element has, or a value that its element cannot have.
  override func normalized(_ value: Any) -> Any? {
    guard let dictionary = Self.dictionary(value) else { return nil }
    var result: [String: Any] = [:]
    for (name, given) in dictionary {
      guard let element = elements.first(where: { $0.name == name }) else { return nil }
      guard let plain = ManagedValue.plain(given), !(plain is NSNull) else { continue }
      guard let value = element.normalized(plain) else { return nil }
      result[name] = value
    }
    return result
  }

  /// The values of elements that are not optional and are missing in a dictionary, by their names.
  func missingElements(in value: Any?) -> [String] {
    guard let dictionary = value as? [String: Any] else { return [] }
    return elements.flatMap { element -> [String] in
      guard let value = dictionary[element.name] else { return element.isOptional ? [] : [element.name] }
      return (element as? NSCompositeAttributeDescription)?.missingElements(in: value).map { "\(element.name).\($0)" }
        ?? []
    }
  }

  /// A dictionary with another value at the end of some names; nil if no element has these names.
  func dictionary(_ value: Any?, setting new: Any?, at path: ArraySlice<String>) -> [String: Any]? {
    guard let name = path.first, let element = elements.first(where: { $0.name == name }) else { return nil }
    var dictionary = value as? [String: Any] ?? [:]
    if path.count == 1 {
      dictionary[name] = new
      return dictionary
    }
    guard let inner = element as? NSCompositeAttributeDescription,
      let changed = inner.dictionary(dictionary[name], setting: new, at: path.dropFirst())
    else { return nil }
    dictionary[name] = changed
    return dictionary
  }

  private static func dictionary(_ value: Any) -> [String: Any]? {
    if let dictionary = value as? [String: Any] { return dictionary }
    guard let dictionary = value as? NSDictionary else { return nil }
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let name = key as? String else { return nil }
      result[name] = value
    }
    return result
  }

  // MARK: Columns

  /// The values lie in one column, as a property list of what columns of their own would have.
  override func stored(_ value: Any?) throws -> StoredValue {
    guard let dictionary = value as? [String: Any] else { return .null }
    var list: [String: Any] = [:]
    for element in elements {
      switch try element.stored(dictionary[element.name]) {
      case .null: break
      case .integer(let number): list[element.name] = NSNumber(value: number)
      case .real(let number): list[element.name] = NSNumber(value: number)
      case .text(let text): list[element.name] = text
      case .data(let data): list[element.name] = data
      }
    }
    return .data(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  override func value(_ stored: StoredValue) -> Any? {
    guard case .data(let data) = stored,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    var result: [String: Any] = [:]
    for element in elements {
      guard let value = list[element.name] ?? element.renamingIdentifier.flatMap({ list[$0] }) else { continue }
      result[element.name] = element.value(Self.stored(value, as: element.attributeType.columnKind))
    }
    return result
  }

  private static func stored(_ value: Any, as kind: ColumnKind) -> StoredValue {
    switch value {
    case let text as String: .text(text)
    case let data as Data: .data(data)
    case let number as NSNumber: kind == .real ? .real(number.doubleValue) : .integer(number.int64Value)
    default: .null
    }
  }
}
