import Foundation
import SwiftUI

/// A value without its type.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)
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
