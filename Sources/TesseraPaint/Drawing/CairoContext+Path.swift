import CCairo
import Foundation
import TesseraCore

/// Functions of Cairo contexts (`cairo_t`), which Swift sees as opaque pointers.
extension OpaquePointer {
  /// Adds a path to the current one.
  ///
  /// Cairo keeps coordinates as 24-bit whole numbers of pixels, and larger ones would come out anywhere. So points
  /// are mapped to pixels here and those that are far outside are pulled in.
  ///
  /// - Parameter isThinned: whether invisible points of a very long path are left out. Not for dashed lines:
  ///   a length that is left out moves the dashes.
  /// - Returns: false if the path is empty or a coordinate is not a finite number; the path is incomplete then.
  func append(_ path: Path, isThinned: Bool = true) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    cairo_identity_matrix(self)
    defer { cairo_set_matrix(self, &matrix) }
    var writer = CairoPathWriter(context: self, matrix: matrix)
    switch path.storage {
    case .rect(let rect):
      writer.append(rect)
    case .elements(let elements) where isThinned && elements.count > LineThinner.shortestPath && drawsPixels:
      for element in elements { writer.appendThinned(element) }
      writer.finishThinning()
    default:
      path.forEach { writer.append($0) }
    }
    return writer.isValid && !writer.isEmpty
  }

  /// - Returns: false if nothing is left to draw on.
  func clip(to clip: DisplayGroup.Clip) -> Bool {
    guard append(clip.path) else {
      cairo_new_path(self)
      return false
    }
    setFillStyle(clip.style)
    cairo_clip(self)
    cairo_set_antialias(self, CAIRO_ANTIALIAS_DEFAULT)
    return hasVisibleArea
  }

  /// Restricts drawing to the whole pixels around a rectangle, so that layers are no larger than needed.
  func clip(toBounds bounds: CGRect) -> Bool {
    guard append(Path(bounds.insetBy(dx: -1, dy: -1))) else {
      cairo_new_path(self)
      return false
    }
    cairo_set_antialias(self, CAIRO_ANTIALIAS_NONE)
    cairo_clip(self)
    cairo_set_antialias(self, CAIRO_ANTIALIAS_DEFAULT)
    return hasVisibleArea
  }

  func setFillStyle(_ style: FillStyle) {
    cairo_set_fill_rule(self, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(self, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The rectangle outside which nothing can be seen, in the context's coordinates.
  var visibleBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(self, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether what is drawn becomes pixels at once: a document may be looked at in any size.
  private var drawsPixels: Bool {
    switch cairo_surface_get_type(cairo_get_target(self)) {
    case CAIRO_SURFACE_TYPE_PDF, CAIRO_SURFACE_TYPE_SVG, CAIRO_SURFACE_TYPE_PS, CAIRO_SURFACE_TYPE_SCRIPT: false
    default: true
    }
  }

  private var hasVisibleArea: Bool {
    let bounds = visibleBounds
    return bounds.width > 0 && bounds.height > 0
  }
}

/// Writes path elements into a Cairo context whose transform is the identity.
private struct CairoPathWriter {
  /// Pixels from the origin that Cairo can still tell apart, with room for line widths.
  private static let limit = 4_000_000.0

  let context: OpaquePointer
  let matrix: cairo_matrix_t
  private(set) var isValid = true
  private(set) var isEmpty = true
  private var current: CGPoint?
  private var thinner = LineThinner()

  init(context: OpaquePointer, matrix: cairo_matrix_t) {
    self.context = context
    self.matrix = matrix
  }

  /// The most frequent shape, without a list of elements.
  mutating func append(_ rect: CGRect) {
    append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    append(.closeSubpath)
  }

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point):
      if let to = pixel(point) { cairo_move_to(context, to.x, to.y) }
      current = point
    case .line(let point):
      if let to = pixel(point) { cairo_line_to(context, to.x, to.y) }
      finishSegment(at: point)
    case .quadCurve(let point, let control):
      // The cubic curve with the same shape has its control points two thirds of the way to the quadratic one's.
      let start = current ?? control
      appendCurve(
        to: point, control1: Self.interpolate(start, control, 2 / 3), control2: Self.interpolate(point, control, 2 / 3))
    case .curve(let point, let control1, let control2):
      appendCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath:
      cairo_close_path(context)
    }
  }

  /// Adds an element of a very long path: chains of lines without the invisible points.
  mutating func appendThinned(_ element: Path.Element) {
    guard case .line(let point) = element else {
      finishThinning()
      return append(element)
    }
    defer { finishSegment(at: point) }
    guard let to = pixel(point) else { return }
    if !thinner.isOpen {
      guard let current, let start = pixel(current), cairo_has_current_point(context) != 0 else {
        cairo_line_to(context, to.x, to.y)
        return
      }
      thinner.begin(at: LineThinner.Point(x: start.x, y: start.y))
    }
    thinner.add(LineThinner.Point(x: to.x, y: to.y)) { [context] in cairo_line_to(context, $0.x, $0.y) }
  }

  mutating func finishThinning() {
    thinner.finish { [context] in cairo_line_to(context, $0.x, $0.y) }
  }

  private mutating func appendCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if let first = pixel(control1), let second = pixel(control2), let to = pixel(point) {
      cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
    }
    finishSegment(at: point)
  }

  private mutating func finishSegment(at point: CGPoint) {
    current = point
    isEmpty = false
  }

  private mutating func pixel(_ point: CGPoint) -> (x: Double, y: Double)? {
    var x = Double(point.x)
    var y = Double(point.y)
    guard x.isFinite, y.isFinite else {
      isValid = false
      return nil
    }
    withUnsafePointer(to: matrix) { cairo_matrix_transform_point($0, &x, &y) }
    return (min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
  }

  private static func interpolate(_ start: CGPoint, _ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  /// Whether the transform has finite numbers and does not collapse areas; otherwise, Cairo stops drawing for good.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
      && [a, b, c, d].allSatisfy(\.isFinite)
  }
}
