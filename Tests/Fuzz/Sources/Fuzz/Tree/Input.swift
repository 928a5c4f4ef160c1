import SwiftUI

/// What an entry makes its view from.
@MainActor
struct Input {
  let node: Node
  let scope: Scope
  /// What a modifier is applied to.
  let base: any View

  var model: Model { scope.model }

  /// The content of one of the closures.
  subscript(slot: Int) -> any View {
    TreeBuilder.content(node, slot, scope)
  }

  /// The content of a closure for one item.
  func content(_ slot: Int = 0, item: Int) -> any View {
    TreeBuilder.content(node, slot, scope.with(item: item))
  }

  /// The type of the content of a closure.
  func type(_ slot: Int = 0) -> any View.Type {
    ContentTypes.type(node, slot, scope)
  }
}
