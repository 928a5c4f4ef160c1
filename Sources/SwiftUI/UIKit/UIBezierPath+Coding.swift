import Foundation
import TesseraCore

// J132: outlines in archives, and copies of them.

nonisolated extension UIBezierPath: NSSecureCoding, NSCopying {
  private enum Key {
    static let path = "UIPath"
    static let lineWidth = "UILineWidth"
    static let cap = "UILineCap"
    static let join = "UILineJoin"
    static let miterLimit = "UIMiterLimit"
    static let isEvenOdd = "UIUsesEvenOdd"
    static let dashes = "UIDashes"
    static let dashPhase = "UIDashPhase"
  }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(path.description as NSString, forKey: Key.path)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth)
    coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
    coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit)
    coder.encode(usesEvenOddFillRule, forKey: Key.isEvenOdd)
    coder.encode(dashes.map { "\($0)" }.joined(separator: " ") as NSString, forKey: Key.dashes)
    coder.encode(Double(dashPhase), forKey: Key.dashPhase)
  }

  /// The outline of an archive; nil if there is none in it.
  public convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: Key.path), let path = Path(text as String) else {
      return nil
    }
    self.init(cgPath: path.cgPath)
    lineWidth = coder.decodeDouble(forKey: Key.lineWidth)
    lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.cap))) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: Key.join))) ?? .miter
    miterLimit = coder.decodeDouble(forKey: Key.miterLimit)
    usesEvenOddFillRule = coder.decodeBool(forKey: Key.isEvenOdd)
    let dashes = (coder.decodeObject(of: NSString.self, forKey: Key.dashes) as String? ?? "").split(separator: " ")
      .compactMap { Double($0) }.map { CGFloat($0) }
    setLineDash(dashes, count: dashes.count, phase: coder.decodeDouble(forKey: Key.dashPhase))
  }

  /// A path of its own with the same outline.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.setLineDash(dashes, count: dashes.count, phase: dashPhase)
    return copy
  }
}
