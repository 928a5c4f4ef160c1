/// A view of the program at a place, with a title below it.
nonisolated public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  private let annotation: AnnotationContent

  /// A view at a place.
  ///
  /// - Parameters:
  ///   - anchor: the point of the view that lies at the place.
  ///   - content: the view.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// A view at a place.
  ///
  /// - Parameters:
  ///   - anchor: the point of the view that lies at the place.
  ///   - content: the view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }

  /// A view at a place, with a title of the program's own.
  ///
  /// - Parameters:
  ///   - anchor: the point of the view that lies at the place.
  ///   - content: the view.
  ///   - label: the title.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .bottom, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    annotation = AnnotationContent(
      coordinate: coordinate, anchor: anchor, title: AnyView(label()), content: AnyView(content()))
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    collector.add(.annotation(annotation))
  }
}
