import SwiftUI

/// A part of a tree with a body of its own, which reads what it needs by itself.
struct PieceView<Content: View>: View {
  let node: Node
  let model: Model
  let item: Int
  let namespace: Namespace.ID

  var body: Content {
    // The type is that of the same content, found before.
    TreeBuilder.content(node, 0, Scope(model: model, namespace: namespace, item: item)) as! Content
  }
}

/// A whole tree.
struct RootView<Content: View>: View {
  let node: Node
  let model: Model
  @Namespace private var namespace

  var body: Content {
    TreeBuilder.view(node, Scope(model: model, namespace: namespace)) as! Content
  }
}
