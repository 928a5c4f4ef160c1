import Foundation
import SwiftSyntax

/// A method or a computed property that a class or an extension declares.
struct ClassMember {
  /// The name alone.
  let name: String
  /// With the labels of a method.
  let key: String
  let isOverride: Bool
  /// Whether other files cannot see it, so that no subclass there overrides it.
  let isFileLocal: Bool
  /// Of the `#if`s around it in its type.
  let conditions: [String]
  /// Of the name, from 1.
  let line: Int
  /// Of the name, in bytes from 1.
  private let column: Int
  /// Why no other member can call it; nil if one can.
  let obstacle: String?
  /// Of the code in front of it, in bytes.
  let endOfPrevious: Int
  private let namePosition: Int
  /// What the extension must not say of it any longer.
  private let dropped: [Range<Int>]
  /// The words in front of it, without `override`.
  private let modifiers: [String]
  /// Those that say how it may be called.
  private let attributes: [String]
  private let body: Body

  private static let keptAttributes: Set<String> = ["MainActor", "available", "discardableResult"]

  private enum Body {
    case method(signature: String, effects: String, arguments: [String])
    case property(type: String, isWritten: Bool)
    case other
  }

  /// - Returns: nil for what is none.
  init?(_ declaration: DeclSyntax, _ conditions: [String], _ converter: SourceLocationConverter) {
    let modifierList: DeclModifierListSyntax
    let nameToken: TokenSyntax
    let attributeList: AttributeListSyntax
    if let method = declaration.as(FunctionDeclSyntax.self) {
      (attributeList, modifierList, nameToken) = (method.attributes, method.modifiers, method.name)
      let form = Self.form(of: method)
      (key, body, obstacle) = (form.key, form.body, form.obstacle)
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      (attributeList, modifierList, nameToken) = (property.attributes, property.modifiers, pattern.identifier)
      key = pattern.identifier.text
      (body, obstacle) = Self.form(of: binding)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      (attributeList, modifierList, nameToken) = (
        initializer.attributes, initializer.modifiers, initializer.initKeyword
      )
      (key, body) = ("init \(initializer.signature.trimmedDescription)", .other)
      obstacle = "an initializer needs its class"
    } else if let subscripts = declaration.as(SubscriptDeclSyntax.self) {
      (attributeList, modifierList, nameToken) = (
        subscripts.attributes, subscripts.modifiers, subscripts.subscriptKeyword
      )
      (key, body) = ("subscript \(subscripts.parameterClause.trimmedDescription)", .other)
      obstacle = "it is a subscript"
    } else {
      return nil
    }
    name = nameToken.text
    self.conditions = conditions
    let words = modifierList.map(\.trimmedDescription)
    isOverride = words.contains("override")
    isFileLocal = words.contains("private") || words.contains("fileprivate")
    modifiers = words.filter { $0 != "override" }
    attributes = attributeList.compactMap { $0.as(AttributeSyntax.self) }
      .filter { Self.keptAttributes.contains($0.attributeName.trimmedDescription) }.map(\.onOneLine)
    namePosition = nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
    dropped = modifierList.filter { ["override", "open"].contains($0.name.text) }.map {
      let start = $0.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<start + $0.name.text.utf8.count
    }
    let location = converter.location(for: nameToken.positionAfterSkippingLeadingTrivia)
    line = location.line
    column = location.column
    let previous = declaration.previousToken(viewMode: .sourceAccurate)
    endOfPrevious = previous?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
  }

  private static func form(of method: FunctionDeclSyntax) -> (key: String, body: Body, obstacle: String?) {
    let parameters = method.signature.parameterClause.parameters
    let key = "\(method.name.text)(\(parameters.map { "\($0.firstName.text):" }.joined()))"
    var obstacle = parameters.contains { $0.ellipsis != nil } ? "it takes any number of arguments" : nil
    if parameters.contains(where: { $0.type.trimmedDescription.contains("@autoclosure") }) {
      obstacle = "it takes an expression that is not evaluated yet"
    }
    var arguments: [String] = []
    var declared: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let label = parameter.firstName.text
      let type = parameter.type.onOneLine
      let value = parameter.defaultValue.map { " \($0.onOneLine)" } ?? ""
      let reference = type.hasPrefix("inout ") ? "&p\(index)" : "p\(index)"
      arguments.append(label == "_" ? reference : "\(label): \(reference)")
      declared.append("\(label) p\(index): \(type)\(value)")
    }
    let effects = method.signature.effectSpecifiers
    if effects?.trimmedDescription.contains("rethrows") == true { obstacle = "it rethrows" }
    let call = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let parts = [
      "\(method.genericParameterClause?.onOneLine ?? "")(\(declared.joined(separator: ", ")))", effects?.onOneLine,
      method.signature.returnClause?.onOneLine, method.genericWhereClause?.onOneLine,
    ]
    return (
      key,
      .method(signature: parts.compactMap(\.self).joined(separator: " "), effects: call, arguments: arguments), obstacle
    )
  }

  private static func form(of binding: PatternBindingSyntax) -> (body: Body, obstacle: String?) {
    guard let type = binding.typeAnnotation?.type else { return (.other, "its type is not written") }
    guard let block = binding.accessorBlock else { return (.other, "it is stored") }
    var isWritten = false
    if case .accessors(let accessors) = block.accessors {
      for accessor in accessors {
        switch accessor.accessorSpecifier.text {
        case "get" where accessor.effectSpecifiers == nil: continue
        case "set": isWritten = true
        case "willSet", "didSet": return (.other, "it observes what is written")
        default: return (.other, "its accessors are more than get and set")
        }
      }
    }
    return (.property(type: type.onOneLine, isWritten: isWritten), nil)
  }

  // MARK: Both halves

  /// As long as the word `override` and the space behind it, so that what follows in the line stays at its column.
  private static func prefix(for type: String) -> String {
    let digits = String(Data(type.utf8).stableHash, radix: 36)
    return "_\((String(repeating: "0", count: 7) + digits).suffix(7))_"
  }

  /// Gives the member in its extension a name of its own.
  func renamed(for type: String) -> [TextEdit] {
    dropped.map { range in
      // With the space behind it.
      range.count == 8 ? TextEdit(range.lowerBound..<range.upperBound + 1, "") : TextEdit(range, "    ")
    } + [TextEdit(namePosition, Self.prefix(for: type))]
  }

  /// What the class declares instead, with its name at the column that it has in the extension, if there is room.
  ///
  /// - Parameter access: of the extension, for members that have none of their own.
  func forward(for type: String, access: String?) -> String {
    let own = Self.prefix(for: type) + name.filter { $0 != "`" }
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    var words = attributes + (isOverride ? ["override"] : [])
    if let access, !modifiers.contains(where: levels.contains) { words.append(access) }
    words += modifiers
    let rest: String
    switch body {
    case .method(let signature, let effects, let arguments):
      words.append("func")
      rest = "\(name)\(signature) { \(effects)\(own)(\(arguments.joined(separator: ", "))) }"
    case .property(let type, let isWritten):
      words.append("var")
      rest = "\(name): \(type) { \(isWritten ? "get { \(own) } set { \(own) = newValue }" : own) }"
    case .other:
      return ""
    }
    let start = words.joined(separator: " ") + " "
    return String(repeating: " ", count: max(0, column - 1 - start.utf8.count)) + start + rest
  }
}

extension SyntaxProtocol {
  /// The code without comments and line breaks.
  fileprivate var onOneLine: String {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.enumerated().map { index, token in
      let isApart =
        index < tokens.count - 1 && !(token.trailingTrivia.isEmpty && tokens[index + 1].leadingTrivia.isEmpty)
      return token.text + (isApart ? " " : "")
    }.joined()
  }
}
