import Foundation

/// Reads the numbers, lengths and transforms of SVG attributes.
nonisolated enum SVGNumbers {
  /// Numbers with spaces, commas or signs between them. What is none ends the list.
  static func list(_ text: some StringProtocol) -> [CGFloat] {
    String(text).matches(of: /[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?/).compactMap { match in
      Double(match.output).map { CGFloat($0) }
    }
  }

  /// A length in points; nil if there is none.
  ///
  /// - Parameter whole: what a percentage is of.
  static func length(_ text: String?, of whole: CGFloat = 100) -> CGFloat? {
    guard let text, let match = text.firstMatch(of: /^\s*([-+]?[0-9.]+(?:[eE][-+]?[0-9]+)?)\s*([a-z%]*)\s*$/),
      let number = Double(match.output.1), number.isFinite
    else { return nil }
    let factor: CGFloat? =
      switch match.output.2 {
      case "", "px": 1
      case "pt": 4 / 3
      case "pc", "em", "rem": 16
      case "ex": 8
      case "in": 96
      case "cm": 96 / 2.54
      case "mm": 96 / 25.4
      case "%": whole / 100
      default: nil
      }
    return factor.map { CGFloat(number) * $0 }
  }

  /// A part from 0 to 1, also as a percentage.
  static func part(_ text: String?) -> CGFloat? {
    length(text, of: 1).map { min(max($0, 0), 1) }
  }

  /// A list of transforms, of which the last is done first; nil if one is malformed.
  static func transform(_ text: String?) -> CGAffineTransform? {
    guard let text else { return .identity }
    var result = CGAffineTransform.identity
    for match in text.matches(of: /([A-Za-z]+)\s*\(([^)]*)\)/) {
      guard let next = transform(String(match.output.1), list(match.output.2)) else { return nil }
      result = next.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    let first = numbers.first ?? 0
    let second = numbers.count > 1 ? numbers[1] : nil
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2): return CGAffineTransform(translationX: first, y: second ?? 0)
    case ("scale", 1...2): return CGAffineTransform(scaleX: first, y: second ?? first)
    case ("rotate", 1): return CGAffineTransform(rotationAngle: first * .pi / 180)
    case ("rotate", 3):
      let (x, y) = (numbers[1], numbers[2])
      return CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(rotationAngle: first * .pi / 180))
        .concatenating(CGAffineTransform(translationX: x, y: y))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tan(first * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tan(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
