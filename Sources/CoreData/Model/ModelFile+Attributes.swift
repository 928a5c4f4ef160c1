import Foundation
import TesseraFoundation
import TesseraValues

extension ModelFile {
  /// The composites of a model, by their names: attributes of entities have the elements of one of them (CD31).
  static func composites(_ root: ModelElement) -> [String: ModelElement] {
    let elements = root.children.filter { ["compositeAttribute", "composite"].contains($0.name) }
    return Dictionary(
      elements.compactMap { element in element.attributes["name"].map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// What an element describes: an attribute, one that is derived, or one of several values (CD29, CD31).
  static func kind(of element: ModelElement, _ composites: [String: ModelElement]) -> NSAttributeDescription {
    if isYes(element, "derived") {
      let attribute = NSDerivedAttributeDescription()
      attribute.derivationExpression = element.attributes["derivationExpression"].map {
        NSExpression(format: $0, argumentArray: [])
      }
      return attribute
    }
    guard element.attributes["attributeType"] == "Composite" else { return NSAttributeDescription() }
    let attribute = NSCompositeAttributeDescription()
    attribute.elements = elements(of: element, composites)
    return attribute
  }

  /// The elements that stand in a composite attribute, or in the composite that it names.
  ///
  /// Xcode documents no name for what says which composite that is, so each value that is the name of one does.
  private static func elements(
    of element: ModelElement, _ composites: [String: ModelElement]
  ) -> [NSAttributeDescription] {
    let own = element.children.filter { $0.name == "attribute" }
    if !own.isEmpty { return own.map { attribute($0, composites) } }
    let names = element.attributes.filter { $0.key != "name" }.sorted { $0.key < $1.key }.map(\.value)
    guard let name = names.first(where: { composites[$0] != nil }), let composite = composites[name] else { return [] }
    // A composite in itself has no end.
    var others = composites
    others[name] = nil
    return composite.children.filter { $0.name == "attribute" }.map { attribute($0, others) }
  }
}
