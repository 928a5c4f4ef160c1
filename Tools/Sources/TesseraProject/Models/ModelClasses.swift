import Foundation

/// The classes that Xcode makes of data models, as source: those of entities whose code is "Class Definition", and the
/// properties of those whose code is "Category/Extension".
public struct ModelClasses {
  private static let kinds: Set<String> = ["xcdatamodeld", "xcdatamodel"]
  private let entities: [ModelDocument.Element]

  /// - Parameter resources: what is no model is passed over.
  public init(_ resources: [URL]) {
    entities = resources.filter { Self.kinds.contains($0.pathExtension) }
      .compactMap(ModelDocument.init).flatMap(\.entities)
  }

  /// The source; nil if there is nothing to make.
  public var source: String? {
    let parts = entities.compactMap(declaration)
    return parts.isEmpty ? nil : (["import CoreData", "import Foundation\n"] + parts).joined(separator: "\n")
  }

  private func className(_ entity: ModelDocument.Element?) -> String? {
    guard let entity, let name = entity.attributes["representedClassName"], !name.isEmpty, name != "NSManagedObject"
    else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  private func className(ofEntity name: String?) -> String {
    className(entities.first { $0.attributes["name"] == name }) ?? "NSManagedObject"
  }

  private func declaration(_ entity: ModelDocument.Element) -> String? {
    let kind = entity.attributes["codeGenerationType"]
    guard kind == "class" || kind == "category", let name = className(entity) else { return nil }
    let above = className(ofEntity: entity.attributes["parentEntity"])
    let own = kind == "class" ? "nonisolated public class \(name): \(above) {}\n" : ""
    let members = entity.children.flatMap { child -> [String] in
      switch child.name {
      case "attribute": [property(child.attributes["name"] ?? "", type(ofAttribute: child))]
      case "relationship": relationship(child)
      default: []
      }
    }
    // A class below another one is identifiable already.
    let identity = kind == "class" && above == "NSManagedObject" ? "extension \(name): Identifiable {}\n" : ""
    return """
      \(own)nonisolated extension \(name) {
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(SwiftLiteral.text(entity.attributes["name"] ?? name)))
        }
      \(members.map { "  \($0)\n" }.joined())}
      \(identity)
      """
  }

  private func property(_ name: String, _ type: String) -> String {
    let key = SwiftLiteral.text(name)
    return "public var `\(name)`: \(type) { get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }"
  }

  private func type(ofAttribute attribute: ModelDocument.Element) -> String {
    let isScalar = attribute.attributes["usesScalarValueType"] == "YES"
    switch attribute.attributes["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Composite": return "[String: Any]?"
    default: return (attribute.attributes["customClassName"] ?? "NSObject") + "?"
    }
  }

  private func relationship(_ element: ModelDocument.Element) -> [String] {
    let name = element.attributes["name"] ?? ""
    let other = className(ofEntity: element.attributes["destinationEntity"])
    guard element.attributes["toMany"] == "YES" else { return [property(name, "\(other)?")] }
    let isOrdered = element.attributes["ordered"] == "YES"
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    let (title, key) = (name.prefix(1).uppercased() + name.dropFirst(), SwiftLiteral.text(name))
    let methods = [
      "public func addTo\(title)(_ value: \(other)) { _addManaged(value, \(key)) }",
      "public func removeFrom\(title)(_ value: \(other)) { _removeManaged(value, \(key)) }",
      "public func addTo\(title)(_ values: \(set)) { _addManaged(values, \(key)) }",
      "public func removeFrom\(title)(_ values: \(set)) { _removeManaged(values, \(key)) }",
    ]
    let ordered = [
      "public func insertInto\(title)(_ value: \(other), at idx: Int) { _insertManaged(value, at: idx, \(key)) }",
      "public func removeFrom\(title)(at idx: Int) { _removeManaged(at: idx, \(key)) }",
    ]
    return [property(name, "\(set)?")] + methods + (isOrdered ? ordered : [])
  }
}
