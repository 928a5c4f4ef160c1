import TesseraCore

/// The view of an annotation of UIKit, with its callout.
struct MapViewAnnotation: View {
  let view: MKAnnotationView
  let annotation: any MKAnnotation
  /// Another one has the body run again: the view says what it shows by itself.
  let revision: Int

  var body: some View {
    ZStack {
      if let image = view.image { Image(uiImage: image) }
      UIViewFace(view).frame(width: view.bounds.width, height: view.bounds.height)
    }
    .overlay(alignment: .top) {
      if view.isSelected, view.canShowCallout {
        MapCallout(title: annotation.title, subtitle: annotation.subtitle).alignmentGuide(.top) { $0[.bottom] + 4 }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text(annotation.title ?? ""))
    .offset(x: view.centerOffset.x, y: view.centerOffset.y)
  }
}
