import SwiftUI

/// Several pieces of an axis.
nonisolated struct CollectedAxisContent: AxisContent {
  let models: [AxisMarksModel]

  @MainActor var _marks: _AxisContents { _AxisContents(models: models) }
}
