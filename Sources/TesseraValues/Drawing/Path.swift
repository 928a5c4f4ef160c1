import Foundation

/// The outline of a two-dimensional figure: lines and curves, in points, with y growing downward.
///
/// Bad input never does harm: an element with a coordinate that is not a finite number is left out, and
/// a line or curve that has no point to begin at is, too.
public struct Path: Equatable, Sendable {
  /// A piece of a path.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the beginning of the subpath, which ends here.
    case closeSubpath
  }

  /// The figures that most views draw are kept whole: that takes no memory, and hosts draw them faster.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  package private(set) var storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  package init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates a path along the sides of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a path along a rectangle with rounded corners.
  ///
  /// - Parameter cornerSize: width and height of a corner; at most half of the rectangle's.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path along a rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: at most half of the rectangle's shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init()
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a path along a rectangle with corners rounded each by a radius of its own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path along the ellipse that fits in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Creates a path that a closure fills.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    storage == .empty
  }

  /// Where the next line would begin; nil in an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: nil
    case .rect(let rect): rect.origin
    case .ellipse(let rect), .roundedRect(let rect, _, _): CGPoint(x: rect.maxX, y: rect.midY)
    case .elements(let elements): Self.currentPoint(after: elements)
    }
  }

  private static func currentPoint(after elements: [Element]) -> CGPoint? {
    var isClosed = false
    for element in elements.reversed() {
      switch element {
      case .move(let point):
        return point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        if !isClosed { return point }
      case .closeSubpath:
        isClosed = true
      }
    }
    return nil
  }

  /// Calls a closure with each element in turn.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// The pieces of the path.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements: [Element] = []
    append(to: &elements)
    return elements
  }

  /// Adds the pieces of the path to a list.
  package func append(to elements: inout [Element]) {
    switch storage {
    case .empty: break
    case .rect(let rect): elements.appendRect(rect)
    case .ellipse(let rect): elements.appendEllipse(in: rect)
    case .roundedRect(let rect, let cornerSize, let style):
      elements.appendRoundedRect(RoundedRectOutline(rect: rect, cornerSize: cornerSize, style: style))
    case .elements(let own): elements.append(contentsOf: own)
    }
  }

  /// Puts a figure into an empty path as it is, and its elements at the end of any other.
  package mutating func add(_ figure: Storage) {
    if case .empty = storage {
      storage = figure
    } else {
      edit { Path(storage: figure).append(to: &$0) }
    }
  }

  /// Changes the list of elements in place.
  package mutating func edit(_ change: (inout [Element]) -> Void) {
    var list = elements
    storage = .empty
    change(&list)
    storage = list.isEmpty ? .empty : .elements(list)
  }

  public static func == (lhs: Path, rhs: Path) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.elements, _), (_, .elements): lhs.elements == rhs.elements
    default: lhs.storage == rhs.storage
    }
  }
}
