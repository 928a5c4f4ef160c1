import SwiftUI

/// Where marks lie, for the views at them. It is worked out once for each size.
nonisolated final class MarkPlaces {
  let plan: ChartPlan
  let annotations: [PlacedAnnotation]
  private let surroundings: ChartSurroundings
  private var geometry: ChartGeometry?

  static let spacing: CGFloat = 4

  init(_ plan: ChartPlan, _ surroundings: ChartSurroundings) {
    self.plan = plan
    self.surroundings = surroundings
    var annotations: [PlacedAnnotation] = []
    var known: [Int: Int] = [:]
    for index in plan.marks.indices {
      // Most marks have none: they are not even copied.
      if plan.marks[index].attributes.annotations.isEmpty, plan.marks[index].attributes.symbol == nil { continue }
      let mark = plan.marks[index]
      for annotation in mark.attributes.annotations {
        if let place = known[annotation.group] {
          annotations[place].marks.append(index)
        } else {
          known[annotation.group] = annotations.count
          annotations.append(PlacedAnnotation(id: annotation.group, annotation: annotation, marks: [index]))
        }
      }
      if let symbol = Self.symbol(of: mark) {
        annotations.append(
          PlacedAnnotation(id: mark.id ^ 1, annotation: symbol, marks: [index], isSymbol: true))
      }
    }
    self.annotations = annotations
  }

  /// The view that is a mark's symbol, as an annotation in its middle.
  private static func symbol(of mark: ChartMark) -> ChartAnnotation? {
    guard mark.kind == .point || mark.kind == .line, case .view(let view)? = mark.attributes.symbol else { return nil }
    return ChartAnnotation(
      position: .overlay, alignment: .center, overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled),
      group: mark.id, content: .view(view))
  }

  private func geometry(_ size: CGSize) -> ChartGeometry {
    if let geometry, geometry.size == size { return geometry }
    let new = ChartGeometry(plan, size)
    geometry = new
    return new
  }

  /// The box of a mark, from the leading edge.
  func frame(of index: Int, in size: CGSize) -> CGRect? {
    guard plan.marks.indices.contains(index) else { return nil }
    let geometry = geometry(size)
    let mark = plan.marks[index]
    if mark.kind == .sector { return SectorGeometry(mark, in: geometry.bounds)?.path.boundingRect }
    guard let frame = geometry.frame(of: mark), isSeen(frame, in: geometry.size) else { return nil }
    // What is thin can be found, too.
    let missing = (max(0, 4 - frame.width) / 2, max(0, 4 - frame.height) / 2)
    return frame.insetBy(dx: -missing.0, dy: -missing.1)
  }

  /// The common box of the marks of an annotation.
  func target(of annotation: PlacedAnnotation, in size: CGSize) -> CGRect? {
    let geometry = geometry(size)
    let frames = annotation.marks.compactMap { index -> CGRect? in
      let mark = plan.marks[index]
      return annotation.isSymbol
        ? geometry.point(of: mark).map { CGRect(origin: $0, size: .zero) } : geometry.frame(of: mark)
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { box, frame in
      let left = min(box.minX, frame.minX)
      let top = min(box.minY, frame.minY)
      return CGRect(
        x: left, y: top, width: max(box.maxX, frame.maxX) - left, height: max(box.maxY, frame.maxY) - top)
    }
  }

  /// Whether a mark is in the part that is seen of a plot that scrolls.
  private func isSeen(_ frame: CGRect, in plot: CGSize) -> Bool {
    (plan.x.visible == nil || frame.maxX >= 0 && frame.minX <= plot.width)
      && (plan.y.visible == nil || frame.maxY >= 0 && frame.minY <= plot.height)
  }

  /// Where an annotation of a size begins (CH15).
  func origin(of placed: PlacedAnnotation, _ size: CGSize, in plot: CGSize) -> CGPoint? {
    let plot = geometry(plot).size
    guard let target = target(of: placed, in: plot), isSeen(target, in: plot) else { return nil }
    let annotation = placed.annotation
    let distance = annotation.spacing ?? Self.spacing
    let kind = kind(of: placed)
    let x: CGFloat
    let y: CGFloat
    switch kind {
    case .automatic, .top:
      (x, y) = (
        along(size.width, target.minX, target.maxX, annotation.alignment.horizontal),
        target.minY - distance - size.height
      )
    case .bottom:
      (x, y) = (along(size.width, target.minX, target.maxX, annotation.alignment.horizontal), target.maxY + distance)
    case .leading:
      (x, y) = (
        target.minX - distance - size.width, along(size.height, target.minY, target.maxY, annotation.alignment.vertical)
      )
    case .trailing:
      (x, y) = (target.maxX + distance, along(size.height, target.minY, target.maxY, annotation.alignment.vertical))
    case .overlay:
      (x, y) = (
        along(size.width, target.minX, target.maxX, annotation.alignment.horizontal),
        along(size.height, target.minY, target.maxY, annotation.alignment.vertical)
      )
    case .topLeading: (x, y) = (target.minX - distance - size.width, target.minY - distance - size.height)
    case .topTrailing: (x, y) = (target.maxX + distance, target.minY - distance - size.height)
    case .bottomLeading: (x, y) = (target.minX - distance - size.width, target.maxY + distance)
    case .bottomTrailing: (x, y) = (target.maxX + distance, target.maxY + distance)
    }
    // One that stands beside its mark would cover it.
    let isBeside = kind == .leading || kind == .trailing
    return CGPoint(
      x: fitted(x, size.width, 0...plot.width, strategy(annotation.overflow.x, moves: !isBeside), isHorizontal: true),
      y: fitted(y, size.height, 0...plot.height, strategy(annotation.overflow.y, moves: false), isHorizontal: false))
  }

  private func kind(of placed: PlacedAnnotation) -> AnnotationPosition.Kind {
    placed.marks.first.map { placed.annotation.position.kind(at: plan.marks[$0]) } ?? placed.annotation.position.kind
  }

  private func along(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ alignment: HorizontalAlignment) -> CGFloat {
    switch alignment {
    case .leading: low
    case .trailing: high - length
    default: (low + high - length) / 2
    }
  }

  private func along(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ alignment: VerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: low
    case .bottom: high - length
    default: (low + high - length) / 2
    }
  }

  /// What `automatic` means in a direction.
  private func strategy(
    _ asked: AnnotationOverflowResolution.Strategy, moves: Bool
  ) -> AnnotationOverflowResolution.Strategy {
    asked == .automatic ? (moves ? .fit : .disabled) : asked
  }

  private func fitted(
    _ start: CGFloat, _ length: CGFloat, _ plot: ClosedRange<CGFloat>,
    _ strategy: AnnotationOverflowResolution.Strategy, isHorizontal: Bool
  ) -> CGFloat {
    var room = plot
    switch strategy.kind {
    case .disabled, .automatic: return start
    case .padScale: break
    case .fit(let boundary):
      if boundary.kind == .plot { return max(room.lowerBound, min(start, room.upperBound - length)) }
    }
    let insets = surroundings.insets
    room =
      isHorizontal
      ? (plot.lowerBound - max(0, insets.leading))...(plot.upperBound + max(0, insets.trailing))
      : (plot.lowerBound - max(0, insets.top))...(plot.upperBound + max(0, insets.bottom))
    return max(room.lowerBound, min(start, room.upperBound - length))
  }
}
