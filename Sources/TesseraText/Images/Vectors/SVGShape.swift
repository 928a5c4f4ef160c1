import Foundation

/// The paths of SVG's shapes.
nonisolated enum SVGShape {
  /// The outline of a shape; nil if the element is none.
  static func path(of element: MarkupElement) -> Path? {
    func length(_ name: String) -> CGFloat { SVGNumbers.length(element.attributes[name]) ?? 0 }
    switch element.name {
    case "path": return SVGPathData.path(element.attributes["d"] ?? "")
    case "rect": return rectangle(element)
    case "circle":
      return ellipse(x: length("cx"), y: length("cy"), width: length("r"), height: length("r"))
    case "ellipse":
      return ellipse(x: length("cx"), y: length("cy"), width: length("rx"), height: length("ry"))
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: length("x1"), y: length("y1")))
      path.addLine(to: CGPoint(x: length("x2"), y: length("y2")))
      return path
    case "polyline", "polygon":
      var path = Path()
      path.addLines(points(element))
      if element.name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func rectangle(_ element: MarkupElement) -> Path {
    func length(_ name: String) -> CGFloat? { SVGNumbers.length(element.attributes[name]) }
    let rect = CGRect(
      x: length("x") ?? 0, y: length("y") ?? 0, width: length("width") ?? 0, height: length("height") ?? 0)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let corner = CGSize(
      width: min(length("rx") ?? length("ry") ?? 0, rect.width / 2),
      height: min(length("ry") ?? length("rx") ?? 0, rect.height / 2))
    guard corner.width > 0, corner.height > 0 else { return Path(rect) }
    return Path(roundedRect: rect, cornerSize: corner, style: .circular)
  }

  private static func ellipse(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> Path {
    guard width > 0, height > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - width, y: y - height, width: width * 2, height: height * 2))
  }

  private static func points(_ element: MarkupElement) -> [CGPoint] {
    let numbers = SVGNumbers.list(element.attributes["points"] ?? "")
    return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}
