import Foundation

/// Reads the `d` attribute of an SVG path.
///
/// Knows move, line, cubic, quadratic, arc and close commands, absolute and relative. What is malformed ends the path
/// where it stands, as SVG has it.
package nonisolated struct SVGPathData {
  private let bytes: [UInt8]
  private var index = 0
  private var elements: [Path.Element] = []
  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero
  /// The control point that a smooth curve mirrors.
  private var lastControl: CGPoint?

  package static func path(_ text: String) -> Path {
    var reader = SVGPathData(bytes: Array(text.utf8))
    reader.read()
    return Path(elements: reader.elements)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read() {
    var command: UInt8?
    while let next = nextCommand(after: command) {
      guard append(next) else { return }
      command = next
    }
  }

  /// The command letter that comes next; where numbers come instead, the last command goes on.
  private mutating func nextCommand(after last: UInt8?) -> UInt8? {
    skipSeparators()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
      index += 1
      return byte
    }
    switch last {
    case UInt8(ascii: "M"): return UInt8(ascii: "L")
    case UInt8(ascii: "m"): return UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): return nil
    default: return last
    }
  }

  /// Adds one command with its numbers. false: they are not there.
  private mutating func append(_ command: UInt8) -> Bool {
    let origin = command >= UInt8(ascii: "a") ? current : .zero
    var control: CGPoint?
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let point = point(from: origin) else { return false }
      elements.append(.move(to: point))
      current = point
      subpathStart = point
    case UInt8(ascii: "l"):
      guard let point = point(from: origin) else { return false }
      addLine(to: point)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      addLine(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      addLine(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin) else {
        return false
      }
      addCurve(to: end, first, second)
      control = second
    case UInt8(ascii: "s"):
      guard let second = point(from: origin), let end = point(from: origin) else { return false }
      addCurve(to: end, mirroredControl, second)
      control = second
    case UInt8(ascii: "q"):
      guard let middle = point(from: origin), let end = point(from: origin) else { return false }
      elements.append(.quadCurve(to: end, control: middle))
      current = end
      control = middle
    case UInt8(ascii: "t"):
      guard let end = point(from: origin) else { return false }
      let middle = mirroredControl
      elements.append(.quadCurve(to: end, control: middle))
      current = end
      control = middle
    case UInt8(ascii: "a"):
      guard addArc(from: origin) else { return false }
    case UInt8(ascii: "z"):
      elements.append(.closeSubpath)
      current = subpathStart
    default:
      return false
    }
    lastControl = control
    return true
  }

  private var mirroredControl: CGPoint {
    guard let lastControl else { return current }
    return CGPoint(x: 2 * current.x - lastControl.x, y: 2 * current.y - lastControl.y)
  }

  private mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
    current = point
  }

  private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    elements.append(.curve(to: end, control1: first, control2: second))
    current = end
  }

  private mutating func addArc(from origin: CGPoint) -> Bool {
    guard let radiusX = number(), let radiusY = number(), let rotation = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(from: origin)
    else { return false }
    let arc = SVGArc(
      start: current, end: end, radii: CGSize(width: abs(radiusX), height: abs(radiusY)), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    elements += arc.elements
    current = end
    return true
  }
}

// MARK: - Numbers

nonisolated extension SVGPathData {
  private mutating func skipSeparators() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[index]) { index += 1 }
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// One digit, which need not be separated from what follows.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    let start = index
    skipSign()
    skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      skipSign()
      skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text.hasPrefix(".") ? "0" + text : text), number.isFinite else { return nil }
    return number
  }

  private mutating func skipSign() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
  }

  private mutating func skipDigits() {
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
  }
}
