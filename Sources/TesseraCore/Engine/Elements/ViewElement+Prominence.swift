extension ViewElement {
  /// Tells the content of a row of a list whether the background behind it stands out (J419). Other elements have the
  /// background of their surroundings.
  @MainActor
  package func showsBackground(prominent isProminent: Bool) {
    var node: ViewNode = self.node
    while let parent = node.parent, parent !== node {
      if let row = parent as? any ModifiableRow {
        row.rowScope?.show(isProminent)
        return
      }
      if parent is any RowContainer { return }
      node = parent
    }
  }
}
