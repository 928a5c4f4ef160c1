/// What an annotation shows.
nonisolated struct AnnotationContent {
  var coordinate: CLLocationCoordinate2D
  var anchor: UnitPoint
  var title: AnyView?
  var content: AnyView
}
