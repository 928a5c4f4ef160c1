import Foundation

/// Makes drawing instructions of the elements of an SVG.
nonisolated struct SVGBuilder {
  private var elements: [String: MarkupElement] = [:]
  private var sheet = SVGStyleSheet()
  /// What elements are made of that others show again, counted together.
  private var count = 0
  private var depth = 0

  private static let maximumCount = 50_000
  private static let maximumDepth = 48

  /// - Parameter root: holds all elements that can be referred to.
  init(_ root: MarkupElement) {
    collect(root)
  }

  private mutating func collect(_ element: MarkupElement) {
    if let id = element.attributes["id"], elements[id] == nil { elements[id] = element }
    if element.name == "style" { sheet.add(element.text) }
    for child in element.children { collect(child) }
  }

  /// What style sheets and attributes say about an element.
  func properties(of element: MarkupElement) -> [String: String] { sheet.properties(of: element) }

  func element(withID id: String) -> MarkupElement? { elements[id] }

  mutating func items(ofChildren element: MarkupElement, _ style: SVGStyle) throws(SVGLimit) -> [DisplayItem] {
    var style = style
    style.apply(properties(of: element))
    var items: [DisplayItem] = []
    for child in element.children { items += try self.items(of: child, style) }
    return items
  }

  /// Elements that show nothing where they stand.
  private static let silent: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "clipPath", "mask", "linearGradient", "radialGradient", "symbol",
    "namedview", "marker", "pattern", "filter", "script",
  ]

  private mutating func items(of element: MarkupElement, _ inherited: SVGStyle) throws(SVGLimit) -> [DisplayItem] {
    guard !Self.silent.contains(element.name) else { return [] }
    count += 1
    depth += 1
    defer { depth -= 1 }
    guard count <= Self.maximumCount, depth <= Self.maximumDepth else { throw SVGLimit.size }
    let properties = properties(of: element)
    guard properties["display"] != "none" else { return [] }
    for name in ["filter", "marker-start", "marker-mid", "marker-end"] {
      if let value = properties[name], value != "none" { throw SVGLimit.element(name) }
    }
    var style = inherited
    style.apply(properties)
    let items = try ownItems(of: element, style)
    return try group(items, element, properties, style)
  }

  private mutating func ownItems(of element: MarkupElement, _ style: SVGStyle) throws(SVGLimit) -> [DisplayItem] {
    if let path = SVGShape.path(of: element) { return style.isVisible ? try items(of: path, style) : [] }
    switch element.name {
    case "g", "a": return try items(ofChildren: element, style)
    case "svg": return try items(ofPage: element, by: element, style)
    case "use": return try items(ofUse: element, style)
    default: throw SVGLimit.element(element.name)
    }
  }

  // MARK: Shapes

  private func items(of path: Path, _ style: SVGStyle) throws(SVGLimit) -> [DisplayItem] {
    var items: [DisplayItem] = []
    switch style.fill {
    case .none: break
    case .color(let color):
      let color = color.multiplyingOpacity(by: Float(style.fillOpacity))
      items.append(.fill(path, .color(color), FillStyle(eoFill: style.isEvenOdd)))
    case .reference(let id, let fallback):
      if let gradient = try gradient(id, opacity: style.fillOpacity) {
        items += gradient.items(filling: path, eoFill: style.isEvenOdd)
      } else if let fallback {
        items.append(.fill(path, .color(fallback), FillStyle(eoFill: style.isEvenOdd)))
      }
    }
    guard style.line.lineWidth > 0 else { return items }
    switch style.stroke {
    case .none: break
    case .color(let color):
      items.append(.stroke(path, .color(color.multiplyingOpacity(by: Float(style.strokeOpacity))), style.line))
    case .reference(let id, let fallback):
      if let gradient = try gradient(id, opacity: style.strokeOpacity) {
        items.append(stroke(path, with: gradient, style.line))
      } else if let fallback {
        items.append(.stroke(path, .color(fallback), style.line))
      }
    }
    return items
  }

  /// A line that is painted with a gradient: the gradient, clipped by the area of the line.
  private func stroke(_ path: Path, with gradient: SVGGradient, _ line: StrokeStyle) -> DisplayItem {
    let reach = line.lineWidth * max(line.miterLimit, 1)
    let area = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
    return .group(
      DisplayGroup(
        effect: .mask([.stroke(path, .color(.black), line)]), items: gradient.items(filling: area, eoFill: false)))
  }

  private func gradient(_ id: String, opacity: CGFloat) throws(SVGLimit) -> SVGGradient? {
    guard let element = elements[id] else { return nil }
    guard ["linearGradient", "radialGradient"].contains(element.name) else { throw SVGLimit.element(element.name) }
    return try SVGGradient(element, in: elements, opacity: opacity, properties: properties)
  }

  // MARK: Groups

  /// Items with the transform, the clip, the mask and the opacity of their element.
  private mutating func group(
    _ items: [DisplayItem], _ element: MarkupElement, _ properties: [String: String], _ style: SVGStyle
  ) throws(SVGLimit) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var items = items
    if let id = Self.reference(properties["clip-path"]), let clip = elements[id], clip.name == "clipPath" {
      items = [.group(try clipped(items, by: clip, element))]
    }
    if let id = Self.reference(properties["mask"]), let mask = elements[id], mask.name == "mask" {
      let cover = try self.items(ofMask: mask)
      items = [.group(DisplayGroup(effect: .mask(cover), items: items))]
    }
    let opacity = SVGNumbers.part(properties["opacity"]) ?? 1
    guard let transform = SVGNumbers.transform(element.attributes["transform"]) else { throw SVGLimit.unreadable }
    if transform.isIdentity, opacity == 1 { return items }
    return [.group(DisplayGroup(transform: transform, opacity: opacity, items: items))]
  }

  private static func reference(_ text: String?) -> String? {
    text?.firstMatch(of: /url\(\s*['"]?#([^'")]+)['"]?\s*\)/).map { String($0.output.1) }
  }

  private mutating func clipped(
    _ items: [DisplayItem], by clip: MarkupElement, _ element: MarkupElement
  ) throws(SVGLimit) -> DisplayGroup {
    var place = SVGNumbers.transform(clip.attributes["transform"]) ?? .identity
    if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
      guard let box = SVGShape.path(of: element)?.boundingRect else { throw SVGLimit.element("clipPath") }
      place = place.concatenating(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    if clip.children.count == 1, let path = SVGShape.path(of: clip.children[0]),
      Self.reference(properties(of: clip)["clip-path"]) == nil
    {
      let child = clip.children[0]
      var style = SVGStyle()
      style.apply(properties(of: clip))
      style.apply(properties(of: child))
      let own = SVGNumbers.transform(child.attributes["transform"]) ?? .identity
      return DisplayGroup(
        clip: DisplayGroup.Clip(
          path: path.applying(own.concatenating(place)), style: FillStyle(eoFill: style.clipsEvenOdd)),
        items: items)
    }
    // Several shapes are what any of them covers.
    let cover = try self.items(ofChildren: clip, SVGStyle())
    return DisplayGroup(effect: .mask([.group(DisplayGroup(transform: place, items: cover))]), items: items)
  }

  /// What a mask leaves: it counts how light it is, which is how opaque it is if all of it is white.
  private mutating func items(ofMask mask: MarkupElement) throws(SVGLimit) -> [DisplayItem] {
    let items = try items(ofChildren: mask, SVGStyle())
    let isByOpacity = properties(of: mask)["mask-type"] == "alpha"
    guard isByOpacity || items.allSatisfy(Self.isWhite) else { throw SVGLimit.mask }
    return items
  }

  private static func isWhite(_ item: DisplayItem) -> Bool {
    func isWhite(_ color: Color.Resolved) -> Bool { min(color.red, color.green, color.blue) > 0.999 }
    switch item {
    case .fill(_, let paint, _), .stroke(_, let paint, _):
      switch paint {
      case .color(let color): return isWhite(color)
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _):
        return stops.allSatisfy { isWhite($0.color) }
      default: return false
      }
    case .group(let group): return group.items.allSatisfy(Self.isWhite)
    case .text, .image: return false
    }
  }

  // MARK: References

  private mutating func items(ofUse element: MarkupElement, _ style: SVGStyle) throws(SVGLimit) -> [DisplayItem] {
    guard let reference = element.attributes["href"], reference.hasPrefix("#"),
      let target = elements[String(reference.dropFirst())]
    else { return [] }
    let place = CGAffineTransform(
      translationX: SVGNumbers.length(element.attributes["x"]) ?? 0,
      y: SVGNumbers.length(element.attributes["y"]) ?? 0)
    let isPage = target.name == "symbol" || target.name == "svg"
    let items =
      try isPage ? self.items(ofPage: target, by: element, style) : self.items(of: target, style)
    if place.isIdentity || items.isEmpty { return items }
    return [.group(DisplayGroup(transform: place, items: items))]
  }

  /// The content of a `symbol` or an inner `svg`, in the frame that the `use` or `svg` element names.
  private mutating func items(
    ofPage page: MarkupElement, by element: MarkupElement, _ style: SVGStyle
  ) throws(SVGLimit) -> [DisplayItem] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw SVGLimit.size }
    let items = try items(ofChildren: page, style)
    let box = SVGViewBox(page)
    guard page.attributes["viewBox"] != nil, let own = box.size else { return items }
    let size = CGSize(
      width: SVGNumbers.length(element.attributes["width"]) ?? own.width,
      height: SVGNumbers.length(element.attributes["height"]) ?? own.height)
    return [.group(DisplayGroup(transform: box.transform(into: CGRect(origin: .zero, size: size)), items: items))]
  }
}
