import Foundation

extension Path {
  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) {
    guard end.isFinite else { return }
    edit { $0.append(.move(to: end)) }
  }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) {
    addSegment(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addSegment(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addSegment(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends the subpath with a line back to its beginning.
  public mutating func closeSubpath() {
    // Not in a `guard` here: what that binds would live on and have the list copied.
    guard isOpen else { return }
    edit { $0.append(.closeSubpath) }
  }

  /// Adds the sides of a rectangle, clockwise from its origin.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    add(.rect(rect.standardized), transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// - Parameter cornerSize: width and height of a corner; at most half of the rectangle's.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isFinite else { return }
    let size = RoundedRectOutline.cornerSize(cornerSize, limitedTo: rect)
    if size == .zero {
      addRect(rect, transform: transform)
    } else {
      add(.roundedRect(rect.standardized, cornerSize: size, style: style), transform: transform)
    }
  }

  /// Adds a rectangle whose corners are rounded each by a radius of its own.
  ///
  /// Leading is left and trailing is right here. Radii that do not fit shrink together.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isFinite else { return }
    if cornerRadii.isUniform {
      let radius = min(cornerRadii.topLeading, min(abs(rect.width), abs(rect.height)) / 2)
      addRoundedRect(
        in: rect, cornerSize: CGSize(width: radius, height: radius), style: style, transform: transform)
      return
    }
    var elements: [Element] = []
    elements.appendRoundedRect(RoundedRectOutline(rect: rect, radii: cornerRadii, style: style))
    add(.elements(elements), transform: transform)
  }

  /// Adds the ellipse that fits in a rectangle, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    add(.ellipse(rect.standardized), transform: transform)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a new subpath at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.storage, transform: transform)
  }

  /// Whether there is a subpath that can be closed.
  private var isOpen: Bool {
    guard case .elements(let elements) = storage else { return false }
    return elements.last != .closeSubpath
  }

  private mutating func addSegment(_ element: Element) {
    guard element.isFinite, !isEmpty else { return }
    edit { $0.append(element) }
  }

  private mutating func add(_ figure: Storage, transform: CGAffineTransform) {
    add(transform.isIdentity ? figure : Path(storage: figure).applying(transform).storage)
  }
}
