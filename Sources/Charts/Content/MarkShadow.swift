import SwiftUI

/// The shadow of a mark.
nonisolated struct MarkShadow {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
}
