import Foundation
import TesseraFoundation

/// Dictionaries of what a request asks of objects (CD18, J231).
struct FetchedDictionaries {
  private let properties: [Property]
  private let groups: [String]
  private let condition: NSPredicate?
  private let isDistinct: Bool

  init<Result>(_ request: NSFetchRequest<Result>, _ entity: NSEntityDescription) {
    properties = request.propertiesToFetch?.compactMap(Property.init) ?? entity.attributesByName.keys.map(Property.init)
    groups = request.propertiesToGroupBy?.compactMap { Property($0)?.name } ?? []
    condition = request.havingPredicate
    isDistinct = request.returnsDistinctResults
  }

  func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
    var seen: Set<NSDictionary> = []
    return parts(of: objects).map(dictionary).filter { dictionary in
      condition?.evaluate(with: dictionary) ?? true && (!isDistinct || seen.insert(dictionary).inserted)
    }
  }

  /// The objects of each dictionary: one, those with the same values, or all if something is calculated of all.
  private func parts(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard !groups.isEmpty else {
      return properties.contains(where: \.isOfAll) ? [objects] : objects.map { [$0] }
    }
    var order: [NSArray] = []
    var members: [NSArray: [NSManagedObject]] = [:]
    for object in objects {
      let values = NSArray(array: groups.map { object.value(forKey: $0) ?? NSNull() })
      if members[values] == nil { order.append(values) }
      members[values, default: []].append(object)
    }
    return order.compactMap { members[$0] }
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    let dictionary = NSMutableDictionary()
    for property in properties {
      if let value = property.value(of: objects) { dictionary[property.name] = value }
    }
    return dictionary
  }
}

/// A value that dictionaries have.
private struct Property {
  let name: String
  private var calculation: NSExpressionDescription?

  init(_ name: String) { self.name = name }

  /// - Parameter property: a name or a description; nil for anything else.
  init?(_ property: Any) {
    calculation = property as? NSExpressionDescription
    guard let name = (property as? NSPropertyDescription)?.name ?? property as? String else { return nil }
    self.name = name
  }

  private static let functionsOfAll: Set = ["sum:", "count:", "average:", "min:", "max:", "median:", "stddev:"]

  /// Whether the value is calculated of all objects.
  var isOfAll: Bool { calculation?.expression.map(isOfAll) ?? false }

  private func isOfAll(_ expression: NSExpression) -> Bool {
    Self.functionsOfAll.contains(expression.function) || expression.keyPath.contains("@")
      || expression.arguments?.contains(where: isOfAll) == true
  }

  func value(of objects: [NSManagedObject]) -> Any? {
    guard let calculation else { return objects.first?.value(forKey: name) }
    let value = calculation.expression?.expressionValue(with: isOfAll ? objects : objects.first, context: nil)
    guard let value, calculation.expressionResultType != .undefinedAttributeType else { return value }
    return calculation.expressionResultType.normalized(value)
  }
}
