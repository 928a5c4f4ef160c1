import SwiftUI

/// Where a legend lies.
nonisolated enum LegendPlace {
  case edge(Edge)
  case overlay

  init(_ position: AnnotationPosition) {
    switch position.kind {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: self = .edge(.bottom)
    case .top, .topLeading, .topTrailing: self = .edge(.top)
    case .leading: self = .edge(.leading)
    case .trailing: self = .edge(.trailing)
    case .overlay: self = .overlay
    }
  }
}
