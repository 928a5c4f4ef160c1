import SwiftUI

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  var _marks: _AxisContents { get }
}
