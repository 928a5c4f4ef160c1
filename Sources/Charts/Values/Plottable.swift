import Foundation
import SwiftUI

/// A type whose values can be plotted, as a number, a moment or a category (CH1).
public protocol Plottable {
  /// What a value comes down to: a number, a `Date` or a `String`.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value as what is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that is plotted as `primitivePlottable`; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted as it is: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The place of the value on an axis.
  var _plotted: _PlottedValue { get }

  init?(_plotted: _PlottedValue)
}

/// A value without its type.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The value with a raw value; nil if there is none.
  public init?(primitivePlottable: RawValue) {
    self.init(rawValue: primitivePlottable)
  }
}

extension Plottable {
  /// The value without its type.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// The value that is plotted so; nil if there is none.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension _PlottedValue {
  /// The place on a continuous axis; nil for categories.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }
}
