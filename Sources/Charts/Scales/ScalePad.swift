import SwiftUI

/// The room that something at a value needs, in points: toward the beginning of the plot or its top, and away from it.
nonisolated struct ScalePad: Hashable, Sendable {
  var place: Double
  var before: CGFloat
  var after: CGFloat
}
