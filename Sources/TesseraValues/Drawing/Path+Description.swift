import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in order: the points of each, then the letter of its kind.
  ///
  /// `x y m` moves, `x y l` draws a line, `cx cy x y q` and `c1x c1y c2x c2y x y c` draw curves, `h` closes.
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// Reads what `description` writes, and also `x y width height re` for a rectangle.
  ///
  /// - Returns: nil if the text is anything else.
  public init?(_ string: String) {
    var parser = PathParser()
    for word in string.split(whereSeparator: \.isWhitespace) {
      guard parser.read(word) else { return nil }
    }
    guard parser.isComplete else { return nil }
    self = parser.path
  }
}

extension Path.Element {
  fileprivate var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\($0.x.shortDescription) \($0.y.shortDescription)" }.joined(separator: " ")
    }
    return switch self {
    case .move(let point): text(point) + " m"
    case .line(let point): text(point) + " l"
    case .quadCurve(let point, let control): text(control, point) + " q"
    case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
    case .closeSubpath: "h"
    }
  }
}

extension CGFloat {
  /// The shortest text that reads back as the same number.
  fileprivate var shortDescription: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Collects numbers until the letter of a command.
private struct PathParser {
  private(set) var path = Path()
  private var numbers: [CGFloat] = []

  var isComplete: Bool { numbers.isEmpty }

  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      guard number.isFinite else { return false }
      numbers.append(CGFloat(number))
      return true
    }
    defer { numbers.removeAll() }
    switch (word, numbers.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2) where !path.isEmpty: path.addLine(to: point(0))
    case ("q", 4) where !path.isEmpty: path.addQuadCurve(to: point(2), control: point(0))
    case ("c", 6) where !path.isEmpty: path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0) where !path.isEmpty: path.closeSubpath()
    case ("re", 4): path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return false
    }
    return true
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[index], y: numbers[index + 1])
  }
}
