extension ViewElement {
  /// The first picture in the element, and the tint of its surroundings if one was set; nil where there is no picture.
  @MainActor
  package var symbol: (image: Image, tint: AnyShapeStyle?)? {
    node.noteTitleReader()
    var waiting: [LayoutNode] = [node]
    while let next = waiting.popLast() {
      if let image = next as? ImageNode { return (image.image, image.scope.values.tint) }
      let start = waiting.count
      next.forEachLayoutChild { waiting.append($0) }
      waiting[start...].reverse()
    }
    return nil
  }
}
