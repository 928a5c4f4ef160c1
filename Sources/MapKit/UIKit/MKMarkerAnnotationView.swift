/// A balloon.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon; nil for red.
  open var markerTintColor: UIColor? {
    didSet { changed() }
  }

  /// The color of what is in it; always white here.
  open var glyphTintColor: UIColor?

  /// Up to three letters in it; nil for its picture.
  open var glyphText: String? {
    didSet { changed() }
  }

  /// The picture in it; nil for a pin.
  open var glyphImage: UIImage? {
    didSet { changed() }
  }

  /// Whether the title is shown.
  open var titleVisibility = MKFeatureVisibility.adaptive {
    didSet { changed() }
  }

  /// Whether the subtitle is shown; it is not, except in a callout.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it falls down when it is added; it does not here.
  open var animatesWhenAdded = false

  override func content(of annotation: any MKAnnotation) -> MapElement.Kind {
    let glyph: MarkerContent.Glyph =
      if let glyphText {
        .monogram(Text(glyphText))
      } else if let glyphImage {
        .icon(AnyView(Image(uiImage: glyphImage).resizable().scaledToFit().frame(width: 16, height: 16)))
      } else if let cluster = annotation as? MKClusterAnnotation {
        .monogram(Text("\(cluster.memberAnnotations.count)"))
      } else {
        .pin
      }
    let title = Text(annotation.title ?? "")
    let label =
      annotation is MKClusterAnnotation
      ? Text([annotation.title, annotation.subtitle].compactMap(\.self).joined(separator: ", ")) : title
    return .marker(
      MarkerContent(
        coordinate: annotation.coordinate, title: titleVisibility == .hidden ? nil : AnyView(title), label: label,
        glyph: glyph))
  }

  var tint: AnyShapeStyle? { markerTintColor.map { AnyShapeStyle(Color($0)) } }
}
