import SwiftSyntax

/// A variable of a type, stored or computed.
final class Property {
  let name: String
  let file: SourceFile
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The names of the attributes, such as `State`.
  let attributes: [String]
  let isStatic: Bool
  let isLet: Bool
  let isPrivate: Bool
  /// Only the type itself may write it.
  let isPrivateToSet: Bool
  let isLazy: Bool
  let initialValue: ExprSyntax?
  let annotation: TypeReference?
  /// Nil for stored properties.
  let getter: CodeUnit?
  /// `willSet`, `didSet`.
  let observers: [CodeUnit]

  static let stateWrappers: Set<String> = ["State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable"]

  init?(_ binding: PatternBindingSyntax, of declaration: VariableDeclSyntax, file: SourceFile) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    let name = pattern.identifier.text
    self.name = name
    self.file = file
    self.declaration = declaration
    self.binding = binding
    attributes = declaration.attributes.names
    let modifiers = declaration.modifiers.map(\.trimmedDescription)
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    isPrivateToSet = isPrivate || modifiers.contains { $0.hasSuffix("(set)") }
    isLazy = modifiers.contains("lazy")
    isLet = declaration.bindingSpecifier.text == "let"
    initialValue = binding.initializer?.value
    annotation = binding.typeAnnotation.map { TypeReference($0.type) }
    var getter: CodeUnit?
    var observers: [CodeUnit] = []
    switch binding.accessorBlock?.accessors {
    case .getter(let code)?:
      getter = CodeUnit(name: name, file: file, root: code)
    case .accessors(let accessors)?:
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        let unit = CodeUnit(name: name, file: file, root: body)
        switch accessor.accessorSpecifier.text {
        case "get", "_read": getter = unit
        case "didSet", "willSet": observers.append(unit)
        default: break
        }
      }
    default: break
    }
    self.getter = getter
    self.observers = observers
  }

  var isComputed: Bool { getter != nil }
  var isStored: Bool { getter == nil && !isStatic }

  func has(_ wrapper: String) -> Bool { attributes.contains(wrapper) }

  /// Whether a property wrapper of any kind keeps it.
  var isWrapped: Bool { attributes.contains { $0.isTypeName && !Self.transparent.contains($0) } }

  private static let transparent: Set<String> = ["MainActor", "ViewBuilder", "ObservationIgnored", "Sendable"]

  /// As it is written, or as its value tells.
  private(set) lazy var type: TypeReference? = annotation ?? initialValue.flatMap { TypeReference(of: $0) }

  /// What a finding about the property points at.
  var anchor: PatternSyntax { binding.pattern }

  /// The attribute of this name.
  func attribute(_ name: String) -> AttributeSyntax? {
    declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }
}

extension AttributeSyntax {
  /// The last part of the attribute's name.
  var name: String { TypeReference(attributeName).name }
}

extension AttributeListSyntax {
  var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.name } }
}
