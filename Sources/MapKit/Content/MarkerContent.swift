/// What a marker shows.
nonisolated struct MarkerContent {
  enum Glyph {
    case pin
    case symbol(String)
    case image(String)
    case monogram(Text)
    /// The icon of a label of the program's own.
    case icon(AnyView)
  }

  var coordinate: CLLocationCoordinate2D
  var title: AnyView?
  /// What the marker is called for assistive technology; nil for what its title says.
  var label: Text?
  var glyph = Glyph.pin
  /// The item, which stands for a tag that is missing.
  var item: MKMapItem?
}
