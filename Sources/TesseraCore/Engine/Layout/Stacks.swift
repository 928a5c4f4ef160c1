import Foundation

extension StackNode {
  static func make<Content: View>(
    _ parameters: StackParameters, _ content: Content, _ context: NodeContext
  ) -> StackNode {
    let node = StackNode(parameters, context)
    node.content = Content._makeNode(content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }
}
