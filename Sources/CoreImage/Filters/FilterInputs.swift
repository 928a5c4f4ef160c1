import Foundation
import SwiftUI

/// What a filter is given: what the program set, or else the filter's own values.
struct FilterInputs {
  let values: [String: Any]
  let defaults: [String: Any]

  private func value(_ key: String) -> Any? { values[key] ?? defaults[key] }

  /// A finite number; the filter's own one for anything else.
  func number(_ key: String) -> Double {
    for value in [values[key], defaults[key]] {
      if let number = Self.number(value), number.isFinite { return number }
    }
    return 0
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { value(key) as? CIImage }

  func color(_ key: String = kCIInputColorKey) -> CIColor { value(key) as? CIColor ?? .black }

  func data(_ key: String) -> Data? { value(key) as? Data }

  func text(_ key: String) -> String { value(key) as? String ?? "" }

  /// A point, as a `CGPoint` or as a vector; the filter's own one if it is not finite.
  func point(_ key: String = kCIInputCenterKey) -> CGPoint {
    for value in [values[key], defaults[key]] {
      let point = (value as? CGPoint) ?? (value as? CIVector)?.cgPointValue
      if let point, point.x.isFinite, point.y.isFinite { return point }
    }
    return .zero
  }

  /// Four numbers.
  func vector(_ key: String) -> SIMD4<Float> {
    guard let vector = value(key) as? CIVector else { return .zero }
    func part(_ value: CGFloat) -> Float { value.isFinite ? Float(value) : 0 }
    return SIMD4(part(vector.x), part(vector.y), part(vector.z), part(vector.w))
  }

  func transform(_ key: String) -> CGAffineTransform { value(key) as? CGAffineTransform ?? .identity }

  func rect(_ key: String) -> CGRect {
    (value(key) as? CGRect) ?? (value(key) as? CIVector)?.cgRectValue ?? .zero
  }
}
