import SwiftUI

/// The marks of an axis, without types.
nonisolated public struct _AxisContents {
  var models: [AxisMarksModel]
}
