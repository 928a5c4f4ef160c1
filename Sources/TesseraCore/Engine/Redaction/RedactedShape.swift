import Foundation

/// The gray shapes that stand in for content.
nonisolated enum RedactedShape {
  private static let opacity: Float = 0.17
  private static let cornerRadius: CGFloat = 4
  /// Which part of a line's height a bar takes.
  private static let barHeight: CGFloat = 0.8

  /// One bar for each line, the last as long as its text.
  @MainActor
  static func items(for layout: any TextLayout, in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    let lineHeight = layout.size.height / CGFloat(max(layout.lineCount, 1))
    let inset = lineHeight * (1 - barHeight) / 2
    return layout.lineBoxes.enumerated().compactMap { index, line in
      guard let left = line.boxes.map(\.minX).min(), let right = line.boxes.map(\.maxX).max() else { return nil }
      let bar = CGRect(
        x: frame.minX + left, y: frame.minY + CGFloat(index) * lineHeight + inset, width: right - left,
        height: lineHeight * barHeight)
      return item(in: bar, environment)
    }
  }

  static func item(in rect: CGRect, _ environment: EnvironmentValues) -> DisplayItem {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    let paint = ForegroundStyle().paint(in: environment, rect).multiplyingOpacity(by: opacity)
    return .fill(Path(roundedRect: rect, cornerRadius: max(radius, 0)), paint, FillStyle())
  }
}
