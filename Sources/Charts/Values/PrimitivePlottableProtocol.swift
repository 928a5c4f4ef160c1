import Foundation
import SwiftUI

/// A type that is plotted as it is: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The place of the value on an axis.
  var _plotted: _PlottedValue { get }

  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}
