import SwiftSyntax

/// A change of a member of something: `model.items.append(x)`, or a binding to it, `$model.items`.
struct MemberWrite {
  /// The type in whose code it stands.
  let owner: TypeDeclaration
  /// Nil for bindings.
  let path: AccessPath?
  let node: Syntax
}

extension Project {
  /// Changes of members by the names of the members.
  func makeMemberWrites() -> [String: [MemberWrite]] {
    var writes: [String: [MemberWrite]] = [:]
    for owner in types {
      for unit in owner.units {
        for (path, node) in unit.facts.writes where path.names.count > 1 {
          writes[path.names[1], default: []].append(MemberWrite(owner: owner, path: path, node: node))
        }
        for (path, node) in unit.paths where path.names.count > 1 && path.first.hasPrefix("$") {
          writes[path.names[1], default: []].append(MemberWrite(owner: owner, path: nil, node: node))
        }
      }
    }
    return writes
  }

  /// Whether other code than that of a type changes one of its properties, or binds it.
  func isWrittenFromOutside(_ name: String, of owner: TypeDeclaration) -> Bool {
    memberWrites[name]?.contains { $0.owner !== owner } ?? false
  }
}
