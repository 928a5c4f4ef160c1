/// A view of the program at a place, with its title.
struct AnnotationView: View {
  let annotation: AnnotationContent
  let attributes: MapAttributes
  let isSelected: Bool
  let select: (@MainActor () -> Void)?

  var body: some View {
    let shown = annotation.content
      .fixedSize()
      .overlay(alignment: .bottom) {
        if attributes.titles != .hidden, let title = annotation.title { MapTitle(title: title) }
      }
    if select != nil {
      shown.modifier(MapItemAccess(label: nil, isSelected: isSelected, select: select))
    } else {
      shown
    }
  }
}
