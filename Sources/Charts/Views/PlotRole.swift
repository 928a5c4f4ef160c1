import SwiftUI

/// What a subview of a plot is.
nonisolated enum PlotRole {
  case whole
  case outset(CGFloat)
  case annotation(PlacedAnnotation, MarkPlaces)
  case mark(Int, MarkPlaces)
}
