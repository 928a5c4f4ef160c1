import Foundation

/// A gradient of an SVG.
nonisolated struct SVGGradient: Sendable {
  /// In the gradient's own coordinates.
  let paint: Paint
  /// From the gradient's coordinates to those of its units.
  private let transform: CGAffineTransform
  /// Whether it is measured in parts of what is painted.
  private let isRelative: Bool

  /// Gradients that take their stops from one another are followed this far.
  private static let maximumDepth = 8

  /// - Parameters:
  ///   - element: a gradient; others are found by their identifiers.
  ///   - properties: what style sheets and attributes say about an element.
  /// - Returns: nil if nothing can be painted with it.
  /// - Throws: `SVGLimit` if it needs what is not drawn here.
  init?(
    _ element: MarkupElement, in elements: [String: MarkupElement], opacity: CGFloat,
    properties: (MarkupElement) -> [String: String]
  ) throws(SVGLimit) {
    let chain = Self.chain(from: element, in: elements)
    func value(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    guard [nil, "pad"].contains(value("spreadMethod")) else { throw SVGLimit.gradient }
    isRelative = value("gradientUnits") != "userSpaceOnUse"
    transform = SVGNumbers.transform(value("gradientTransform")) ?? .identity
    let stops = Self.stops(of: chain, opacity: opacity, properties)
    guard let last = stops.last else { return nil }
    if stops.count == 1 {
      paint = .color(last.color)
      return
    }
    let whole: CGFloat = isRelative ? 1 : 100
    func length(_ name: String, _ initial: CGFloat) -> CGFloat { SVGNumbers.length(value(name), of: whole) ?? initial }
    if element.name == "linearGradient" {
      paint = .linearGradient(
        stops, from: CGPoint(x: length("x1", 0), y: length("y1", 0)),
        to: CGPoint(x: length("x2", whole), y: length("y2", 0)))
    } else {
      let center = CGPoint(x: length("cx", whole / 2), y: length("cy", whole / 2))
      let focus = CGPoint(x: length("fx", center.x), y: length("fy", center.y))
      guard abs(focus.x - center.x) < 0.001, abs(focus.y - center.y) < 0.001 else { throw SVGLimit.gradient }
      paint = .radialGradient(
        stops, center: center, startRadius: length("fr", 0), endRadius: length("r", whole / 2))
    }
  }

  /// The gradient and those that it takes over from.
  private static func chain(from element: MarkupElement, in elements: [String: MarkupElement]) -> [MarkupElement] {
    var chain = [element]
    while chain.count < maximumDepth, let reference = chain.last?.attributes["href"], reference.hasPrefix("#"),
      let next = elements[String(reference.dropFirst())]
    {
      chain.append(next)
    }
    return chain
  }

  private static func stops(
    of chain: [MarkupElement], opacity: CGFloat, _ properties: (MarkupElement) -> [String: String]
  ) -> [Gradient.ResolvedStop] {
    let owner = chain.first { $0.children.contains { $0.name == "stop" } }
    var last: CGFloat = 0
    return (owner?.children ?? []).filter { $0.name == "stop" }.map { stop in
      let values = properties(stop)
      let color = SVGColor.read(values["stop-color"] ?? "black") ?? .black
      let part = SVGNumbers.part(values["stop-opacity"]) ?? 1
      last = max(last, SVGNumbers.part(values["offset"]) ?? 0)
      return Gradient.ResolvedStop(color: color.multiplyingOpacity(by: Float(part * opacity)), location: last)
    }
  }

  /// What fills a path with the gradient.
  func items(filling path: Path, eoFill: Bool) -> [DisplayItem] {
    guard let place = place(of: path) else { return [] }
    let style = FillStyle(eoFill: eoFill)
    if place.isIdentity { return [.fill(path, paint, style)] }
    return [
      .group(DisplayGroup(transform: place, items: [.fill(path.applying(place.inverted()), paint, style)]))
    ]
  }

  /// From the gradient's coordinates to those of the path; nil if there is no way back.
  private func place(of path: Path) -> CGAffineTransform? {
    var place = transform
    if isRelative {
      let box = path.boundingRect
      place = place.concatenating(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    let determinant = place.a * place.d - place.b * place.c
    return determinant.isFinite && abs(determinant) > 1e-12 ? place : nil
  }
}
