import SwiftSyntax

/// A view that is made for each element of a list.
struct RowUse {
  let view: TypeDeclaration
  let call: FunctionCallExprSyntax
  /// The names of the closure's parameters: the element.
  let elements: [String]
}

extension Project {
  /// Where views are made for the elements of a `ForEach` or `List`.
  func makeRowUses() -> [RowUse] {
    var uses: [RowUse] = []
    for owner in types where !owner.isPreviewProvider && !owner.file.isTest {
      for unit in owner.units {
        for call in unit.facts.calls {
          guard let name = call.constructedType, let view = type(named: name, from: unit.file), view.isView,
            let row = context(of: call, in: unit).row
          else { continue }
          uses.append(RowUse(view: view, call: call, elements: row.closures.flatMap { Self.names(of: $0.closure) }))
        }
      }
    }
    return uses
  }

  private static func names(of closure: ClosureExprSyntax) -> [String] {
    let names = closure.parameterNames
    return names.isEmpty ? ["$0"] : names
  }
}
