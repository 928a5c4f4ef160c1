/// A balloon at a place, with a title.
nonisolated public struct Marker<Label: View>: PrimitiveMapContent {
  private let content: MarkerContent

  private init(_ content: MarkerContent) {
    self.content = content
  }

  private init(_ title: Text, _ coordinate: CLLocationCoordinate2D, _ glyph: MarkerContent.Glyph = .pin) {
    content = MarkerContent(coordinate: coordinate, title: AnyView(title), label: title, glyph: glyph)
  }

  /// A balloon with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) where Label == Text {
    self.init(Text(titleKey), coordinate)
  }

  /// A balloon with a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) where Label == Text {
    self.init(Text(title), coordinate)
  }

  /// A balloon with a picture of the program.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(Text(titleKey), coordinate, .image(image))
  }

  /// A balloon with a picture of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(Text(title), coordinate, .image(image))
  }

  /// A balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(Text(titleKey), coordinate, .symbol(systemImage))
  }

  /// A balloon with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(Text(title), coordinate, .symbol(systemImage))
  }

  /// A balloon with up to three letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == Text {
    self.init(Text(titleKey), coordinate, .monogram(monogram))
  }

  /// A balloon with up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == Text {
    self.init(Text(title), coordinate, .monogram(monogram))
  }

  /// A balloon with the title and the icon of a label; one without an icon has a pin.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    let hasIcon = label is any LabelWithIcon
    self.init(
      MarkerContent(
        coordinate: coordinate, title: AnyView(label.labelStyle(.titleOnly)), label: nil,
        glyph: hasIcon ? .icon(AnyView(label.labelStyle(.iconOnly))) : .pin))
  }

  /// A balloon at the place of an item, with its name.
  public init(item: MKMapItem) where Label == SwiftUI.Label<Text, Image> {
    let name = Text(item.name ?? "")
    self.init(
      MarkerContent(coordinate: item.placemark.coordinate, title: AnyView(name), label: name, item: item))
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.add(.marker(content))
  }
}

/// A label of the program, which has a title and an icon.
nonisolated private protocol LabelWithIcon {}

nonisolated extension SwiftUI.Label: LabelWithIcon {}
