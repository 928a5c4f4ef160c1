extension ViewElement {
  /// The text of the element if it is nothing but a text, with a tag or without one. When it changes, the readers of
  /// the elements are evaluated again.
  @MainActor
  package var text: Text? {
    node.noteTitleReader()
    var layer: LayoutNode? = node
    while let tagged = layer as? TraitNode<TagTraitKey> { layer = tagged.child }
    return (layer as? TextNode)?.text
  }
}
