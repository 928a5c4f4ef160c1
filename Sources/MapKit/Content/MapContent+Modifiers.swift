nonisolated extension MapContent {
  /// The value of a selection that stands for this.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { changing { $0.tag = AnyHashable(tag) } }

  /// The color of markers.
  public func tint(_ color: Color?) -> some MapContent { changing { $0.tint = color.map { AnyShapeStyle($0) } } }

  /// The style of markers.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    changing { $0.tint = AnyShapeStyle(style) }
  }

  /// What fills areas; lines without a stroke are drawn with it, too.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent {
    changing { $0.fill = AnyShapeStyle(style) }
  }

  /// The line along lines and around areas.
  ///
  /// - Parameter lineWidth: points.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  /// The line along lines and around areas.
  public func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some MapContent {
    changing { $0.stroke = (AnyShapeStyle(style), line) }
  }

  /// The line along lines and around areas, in the color of their tint.
  public func strokeStyle(style line: StrokeStyle) -> some MapContent {
    changing { $0.stroke = ($0.stroke?.style ?? $0.tint ?? AnyShapeStyle(.tint), line) }
  }

  /// Where lines and areas lie; those above the labels are in front of the others.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changing { $0.level = level } }

  /// Whether titles are shown beside markers and annotations.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { changing { $0.titles = visibility } }

  /// Whether subtitles are shown below titles. Markers and annotations have none here, so there is nothing to hide.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  private func changing(_ change: @escaping (inout MapAttributes) -> Void) -> some MapContent {
    ModifiedMapContent(content: self, change: change)
  }
}
