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
