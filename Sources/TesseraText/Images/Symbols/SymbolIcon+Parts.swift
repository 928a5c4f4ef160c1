import Foundation

nonisolated extension SymbolIcon.Figure {
  /// The figure taken apart into what is not inside one another.
  var parts: [SymbolIcon.Figure] {
    var groups: [(path: Path, box: CGRect)] = []
    // The outer ones first: a hole may stand before what it is in.
    for contour in path.contours.sorted(by: { $0.boundingRect.area > $1.boundingRect.area }) {
      let box = contour.boundingRect
      if let outer = groups.firstIndex(where: { $0.box.insetBy(dx: -0.01, dy: -0.01).contains(box) }) {
        groups[outer].path.addPath(contour)
      } else {
        groups.append((contour, box))
      }
    }
    return groups.enumerated().map { index, group in
      var part = self
      part.path = group.path
      if index > 0 { part.gap = nil }
      return part
    }
  }
}

nonisolated extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

nonisolated extension Path {
  /// The closed lines of the path, each by itself.
  var contours: [Path] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return contours.map { Path(elements: $0) }
  }
}
