import SwiftSyntax

/// A type as it is written at a declaration, as far as rules care.
struct TypeReference: Equatable {
  enum Shape {
    case single, array, set, dictionary, range, function
  }

  /// The nominal type; of a collection, that of its elements.
  var name: String
  var isOptional = false
  var shape = Shape.single
  /// Whether it is a function that returns something.
  var returnsValue = false
  /// Whether it is written with `any` or `some`.
  var isAbstract = false

  var isCollection: Bool { shape == .array || shape == .set || shape == .dictionary }

  init(name: String, shape: Shape = .single, isOptional: Bool = false) {
    self.name = name
    self.shape = shape
    self.isOptional = isOptional
  }

  init(_ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
      isOptional = true
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
      isOptional = true
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self.init(name: TypeReference(array.element).name, shape: .array)
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self.init(name: TypeReference(dictionary.value).name, shape: .dictionary)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType)
    } else if let abstract = type.as(SomeOrAnyTypeSyntax.self) {
      self.init(abstract.constraint)
      isAbstract = true
    } else if let function = type.as(FunctionTypeSyntax.self) {
      self.init(name: "", shape: .function)
      let result = TypeReference(function.returnClause.type)
      returnsValue = !["Void", "", "Never"].contains(result.name)
    } else if let tuple = type.as(TupleTypeSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first {
        self.init(only.type)
      } else {
        self.init(name: "")
      }
    } else if let member = type.as(MemberTypeSyntax.self) {
      self.init(name: member.name.text)
    } else if let identifier = type.as(IdentifierTypeSyntax.self) {
      self.init(named: identifier.name.text, arguments: identifier.genericArgumentClause)
    } else {
      self.init(name: "")
    }
  }

  private init(named name: String, arguments: GenericArgumentClauseSyntax?) {
    let arguments = arguments?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    let element = arguments.last.map { TypeReference($0) }
    switch (name, element) {
    case ("Array", let element?), ("ArraySlice", let element?), ("ContiguousArray", let element?),
      ("IdentifiedArrayOf", let element?):
      self.init(name: element.name, shape: .array)
    case ("Set", let element?):
      self.init(name: element.name, shape: .set)
    case ("Dictionary", let element?):
      self.init(name: element.name, shape: .dictionary)
    case ("Range", let element?), ("ClosedRange", let element?):
      self.init(name: element.name, shape: .range)
    case ("Optional", var element?):
      element.isOptional = true
      self = element
    case ("Binding", let element?), ("Published", let element?):
      self = element
    default:
      self.init(name: name)
    }
  }

  /// The type of a value, as far as one sees it without looking at other declarations.
  init?(of value: ExprSyntax) {
    let value = value.bare
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let array = call.calledExpression.as(ArrayExprSyntax.self), let element = array.elements.first {
        self.init(name: AccessPath(element.expression)?.last ?? "", shape: .array)
      } else if call.calledExpression.is(DictionaryExprSyntax.self) {
        self.init(name: "", shape: .dictionary)
      } else if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
        let name = AccessPath(generic.expression)?.last
      {
        self.init(named: name, arguments: generic.genericArgumentClause)
      } else if let type = call.constructedType {
        self.init(name: type)
      } else if call.name == "map" || call.name == "sorted" || call.name == "filter" {
        self.init(name: "", shape: .array)
      } else {
        return nil
      }
    } else if let array = value.as(ArrayExprSyntax.self) {
      let element = array.elements.first.flatMap { TypeReference(of: $0.expression) }
      self.init(name: element?.name ?? "", shape: .array)
    } else if value.is(DictionaryExprSyntax.self) {
      self.init(name: "", shape: .dictionary)
    } else if value.is(BooleanLiteralExprSyntax.self) {
      self.init(name: "Bool")
    } else if value.is(StringLiteralExprSyntax.self) {
      self.init(name: "String")
    } else if value.is(IntegerLiteralExprSyntax.self) {
      self.init(name: "Int")
    } else if value.is(FloatLiteralExprSyntax.self) {
      self.init(name: "Double")
    } else if let path = AccessPath(value), path.names.count == 2, path.first.isTypeName {
      self.init(name: path.first)
    } else {
      return nil
    }
  }
}
