import SwiftSyntax

/// What a stored property begins with, and where that is said: at the declaration or in an initializer.
struct InitialValue {
  let property: Property
  let value: ExprSyntax
  /// What a finding points at.
  let anchor: Syntax
  /// The initializer that gives the value; nil at the declaration.
  let initializer: Function?

  /// The parameter of the initializer that the value is, or is made of.
  func parameters(in expression: ExprSyntax? = nil) -> [Parameter] {
    guard let initializer else { return [] }
    let facts = CodeFacts(expression ?? value)
    let names = Set(facts.references.map(\.baseName.text)).subtracting(facts.locals)
    return initializer.parameters.filter { names.contains($0.name) }
  }
}

extension TypeDeclaration {
  /// All initial values that are written down for properties with one of these wrappers.
  func initialValues(wrappers: Set<String>) -> [InitialValue] {
    let wrapped = stored.filter { !wrappers.isDisjoint(with: $0.attributes) }
    return initialValues(of: wrapped)
  }

  /// All initial values that are written down for these properties.
  func initialValues(of properties: [Property]) -> [InitialValue] {
    guard !properties.isEmpty else { return [] }
    var values: [InitialValue] = properties.compactMap { property in
      property.initialValue.map {
        InitialValue(property: property, value: $0, anchor: Syntax(property.anchor), initializer: nil)
      }
    }
    for initializer in initializers {
      for assignment in initializer.unit?.facts.assignments ?? [] where !assignment.isCompound {
        guard let path = assignment.path, path.names.count == 1, let value = assignment.single else { continue }
        for property in properties where path.first == property.name || path.first == "_" + property.name {
          let value = path.first == property.name ? value : Self.wrappedValue(value)
          values.append(
            InitialValue(
              property: property, value: value, anchor: Syntax(assignment.node), initializer: initializer))
        }
      }
    }
    return values
  }

  /// `x` in `State(wrappedValue: x)`, `.init(initialValue: x)`, `StateObject(wrappedValue: { x }())`.
  private static func wrappedValue(_ value: ExprSyntax) -> ExprSyntax {
    guard let call = value.bare.as(FunctionCallExprSyntax.self),
      let inner = call.argument("wrappedValue") ?? call.argument("initialValue") ?? call.firstUnlabeled
    else { return value }
    return inner.bare
  }
}

extension Project {
  /// Whether all code that makes the view gives it another identity when its parameters change.
  func isIdentifiedByParameters(_ view: TypeDeclaration) -> Bool {
    let sites = constructions(of: view)
    return !sites.isEmpty
      && sites.allSatisfy { site in
        site.call.modifiers.contains { $0.name == "id" && !($0.firstUnlabeled?.isLiteral ?? true) }
      }
  }

  /// Whether a view follows a parameter by hand: `onChange(of: id)`, `task(id: id)`.
  func follows(_ name: String, in view: TypeDeclaration) -> Bool {
    view.units.contains { unit in
      unit.facts.calls.contains { call in
        let followed: ExprSyntax? =
          switch call.name {
          case "onChange": call.argument("of")
          case "task": call.argument("id")
          case "onReceive": call.firstUnlabeled
          default: nil
          }
        return followed.flatMap { AccessPath($0.root) ?? AccessPath($0) }?.first == name
      }
    }
  }
}
