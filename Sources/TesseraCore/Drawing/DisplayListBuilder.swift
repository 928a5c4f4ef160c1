import Foundation

/// Collects the display list of a frame from the nodes, in painter's order.
///
/// Coordinates are those of the surface, except inside groups with a transform, which have their own.
package struct DisplayListBuilder {
  package private(set) var items: [DisplayItem] = []
  private let scale: CGFloat
  /// The surface's bounds and the part of it that nothing covers, for backgrounds that reach into the safe area (C42).
  let bounds: CGRect
  let safeRect: CGRect
  /// Whether coordinates are the surface's own: only there do pixels and safe areas mean anything.
  private(set) var isInSurface = true

  @MainActor
  package init(_ surface: Surface) {
    scale = surface.scale
    bounds = CGRect(origin: .zero, size: surface.size)
    safeRect = surface.safeRect
  }

  /// Adds what a leaf draws in its frame, whose edges are put on whole pixels (C114).
  mutating func add(origin: CGPoint, size: CGSize, _ draw: (CGRect) -> [DisplayItem]) {
    let frame = aligned(CGRect(origin: origin, size: size))
    guard frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else { return }
    items.append(contentsOf: draw(frame))
  }

  mutating func add(_ item: DisplayItem) {
    items.append(item)
  }

  /// Adds what `body` adds, as one group.
  mutating func addGroup(
    transform: CGAffineTransform = .identity, clip: DisplayGroup.Clip? = nil, opacity: Double = 1,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    var inner = self
    inner.items = []
    inner.isInSurface = isInSurface && transform.isIdentity
    body(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(.group(DisplayGroup(transform: transform, clip: clip, opacity: opacity, items: inner.items)))
  }

  /// Both corners on the nearest pixel, halves upwards (C114).
  func aligned(_ frame: CGRect) -> CGRect {
    guard isInSurface else { return frame }
    let minX = align(frame.minX)
    let minY = align(frame.minY)
    return CGRect(x: minX, y: minY, width: align(frame.maxX) - minX, height: align(frame.maxY) - minY)
  }

  private func align(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5).rounded(.down) / scale
  }

  /// C42: `frame`, stretched over each edge of the safe area that it touches.
  func extendedIntoSafeArea(_ frame: CGRect, edges: Edge.Set) -> CGRect {
    guard isInSurface else { return frame }
    let tolerance = 0.5 / scale + 0.001
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.leading), abs(minX - safeRect.minX) <= tolerance { minX = bounds.minX }
    if edges.contains(.trailing), abs(maxX - safeRect.maxX) <= tolerance { maxX = bounds.maxX }
    if edges.contains(.top), abs(minY - safeRect.minY) <= tolerance { minY = bounds.minY }
    if edges.contains(.bottom), abs(maxY - safeRect.maxY) <= tolerance { maxY = bounds.maxY }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
