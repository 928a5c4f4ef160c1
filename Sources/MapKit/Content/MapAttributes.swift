/// What modifiers say about content.
nonisolated struct MapAttributes {
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var level: MKOverlayLevel?
  var tag: AnyHashable?
  /// The id of the innermost row, which stands for a tag that is missing.
  var row: AnyHashable?
  var titles = Visibility.automatic
}
