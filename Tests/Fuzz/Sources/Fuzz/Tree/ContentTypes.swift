import SwiftUI

/// The types of contents that are made later, as rows are. They depend on the tree alone, so each is found once, before
/// anything is shown: a view would read what only its rows should read.
@MainActor
enum ContentTypes {
  private struct Key: Hashable {
    let node: Int
    let slot: Int
  }

  private static var known: [Key: any View.Type] = [:]

  static func type(_ node: Node, _ slot: Int, _ scope: Scope) -> any View.Type {
    let key = Key(node: node.id, slot: slot)
    if let type = known[key] { return type }
    let type = Swift.type(of: TreeBuilder.content(node, slot, scope))
    known[key] = type
    return type
  }

  static func forget() {
    known = [:]
  }
}
