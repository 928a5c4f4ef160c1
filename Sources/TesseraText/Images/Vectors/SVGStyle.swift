import Foundation

/// What an element of an SVG is filled or stroked with.
nonisolated enum SVGPaint: Sendable {
  case none
  case color(Color.Resolved)
  /// A gradient of the document, and what takes its place if there is none.
  case reference(String, fallback: Color.Resolved?)

  init?(_ text: String?, currentColor: Color.Resolved) {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty, text != "inherit" else { return nil }
    switch text {
    case "none": self = .none
    case "currentColor", "currentcolor", "context-fill", "context-stroke": self = .color(currentColor)
    default:
      if let match = text.firstMatch(of: /^url\(\s*['"]?#([^'")]+)['"]?\s*\)\s*(.*)$/) {
        self = .reference(String(match.output.1), fallback: SVGColor.read(String(match.output.2)))
      } else if let color = SVGColor.read(text) {
        self = .color(color)
      } else {
        return nil
      }
    }
  }
}

/// What elements of an SVG inherit from those around them.
nonisolated struct SVGStyle: Sendable {
  var fill = SVGPaint.color(.black)
  var fillOpacity: CGFloat = 1
  var isEvenOdd = false
  var clipsEvenOdd = false
  var stroke = SVGPaint.none
  var strokeOpacity: CGFloat = 1
  var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var color = Color.Resolved.black
  var isVisible = true

  /// Takes over what an element says.
  mutating func apply(_ properties: [String: String]) {
    if let text = properties["color"], let value = SVGColor.read(text) { color = value }
    if let value = SVGPaint(properties["fill"], currentColor: color) { fill = value }
    if let value = SVGPaint(properties["stroke"], currentColor: color) { stroke = value }
    if let value = SVGNumbers.part(properties["fill-opacity"]) { fillOpacity = value }
    if let value = SVGNumbers.part(properties["stroke-opacity"]) { strokeOpacity = value }
    if let value = properties["fill-rule"] { isEvenOdd = value == "evenodd" }
    if let value = properties["clip-rule"] { clipsEvenOdd = value == "evenodd" }
    if let value = properties["visibility"] { isVisible = value == "visible" }
    applyLine(properties)
  }

  private mutating func applyLine(_ properties: [String: String]) {
    if let value = SVGNumbers.length(properties["stroke-width"]) { line.lineWidth = value }
    if let value = SVGNumbers.length(properties["stroke-miterlimit"]), value >= 1 { line.miterLimit = value }
    if let value = SVGNumbers.length(properties["stroke-dashoffset"]) { line.dashPhase = value }
    switch properties["stroke-linecap"] {
    case "round": line.lineCap = .round
    case "square": line.lineCap = .square
    case "butt": line.lineCap = .butt
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "round": line.lineJoin = .round
    case "bevel": line.lineJoin = .bevel
    case "miter": line.lineJoin = .miter
    default: break
    }
    guard let dashes = properties["stroke-dasharray"] else { return }
    let lengths = SVGNumbers.list(dashes)
    line.dash = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 } ? lengths : []
    // A pattern of an odd number of lengths is taken twice.
    if !line.dash.count.isMultiple(of: 2) { line.dash += line.dash }
  }
}
