import SwiftUI

/// Makes views of trees. Their types are those that the printed source has: nothing is wrapped.
@MainActor
enum TreeBuilder {
  static func view(_ node: Node, _ scope: Scope) -> any View {
    var view = Table.entry(node.entry).build(Input(node: node, scope: scope, base: EmptyView()))
    for modifier in node.modifiers {
      view = Table.entry(modifier.entry).build(Input(node: modifier, scope: scope, base: view))
    }
    return view
  }

  static func content(_ node: Node, _ slot: Int, _ scope: Scope) -> any View {
    content(slot < node.slots.count ? node.slots[slot] : [], scope)
  }

  static func content(_ nodes: [Node], _ scope: Scope) -> any View {
    let views = nodes.prefix(5).map { view($0, scope) }
    return switch views.count {
    case 0: EmptyView()
    case 1: views[0]
    case 2: pair(views[0], views[1])
    case 3: triple(views[0], views[1], views[2])
    case 4: four(views[0], views[1], views[2], views[3])
    default: five(views[0], views[1], views[2], views[3], views[4])
    }
  }

  private static func pair(_ a: some View, _ b: some View) -> any View {
    ViewBuilder.buildBlock(a, b)
  }

  private static func triple(_ a: some View, _ b: some View, _ c: some View) -> any View {
    ViewBuilder.buildBlock(a, b, c)
  }

  private static func four(_ a: some View, _ b: some View, _ c: some View, _ d: some View) -> any View {
    ViewBuilder.buildBlock(a, b, c, d)
  }

  private static func five(
    _ a: some View, _ b: some View, _ c: some View, _ d: some View, _ e: some View
  ) -> any View {
    ViewBuilder.buildBlock(a, b, c, d, e)
  }
}
