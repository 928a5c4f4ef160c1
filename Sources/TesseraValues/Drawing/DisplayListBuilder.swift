import Foundation

/// Collects the display list of a frame from the nodes, in painter's order.
///
/// Coordinates are those of the surface, except inside groups with a transform, which have their own.
nonisolated package struct DisplayListBuilder {
  package private(set) var items: [DisplayItem] = []
  private let scale: CGFloat
  /// Whether coordinates are the surface's own: only there do pixels and safe areas mean anything.
  package private(set) var isInSurface = true

  @MainActor
  package init(_ surface: Surface) {
    scale = surface.scale
  }

  /// Adds what a leaf draws in its frame, whose edges are put on whole pixels (C114).
  package mutating func add(origin: CGPoint, size: CGSize, _ draw: (CGRect) -> [DisplayItem]) {
    let frame = aligned(CGRect(origin: origin, size: size))
    guard frame.width.isFinite, frame.height.isFinite, frame.minX.isFinite, frame.minY.isFinite else { return }
    for item in draw(frame) { items.append(item.blended) }
  }

  package mutating func add(_ item: DisplayItem) {
    items.append(contentsOf: Self.checked(item))
  }

  /// Adds what `body` adds, as one group.
  package mutating func addGroup(
    transform: CGAffineTransform = .identity, clip: DisplayGroup.Clip? = nil, effect: DisplayEffect? = nil,
    opacity: Double = 1, _ body: (inout DisplayListBuilder) -> Void
  ) {
    var inner = self
    inner.isInSurface = isInSurface && transform.isIdentity
    let innerItems = inner.collect(body)
    guard !innerItems.isEmpty else { return }
    let group = DisplayGroup(transform: transform, clip: clip, effect: effect, opacity: opacity, items: innerItems)
    if let group = Self.checked(group) { items.append(.group(group)) }
  }

  /// Groups of drawings that come whole, as those of canvases do, with effects that can be drawn.
  private static func checked(_ item: DisplayItem) -> [DisplayItem] {
    guard case .group(var group) = item else { return [item.blended] }
    group.items = group.items.flatMap(checked)
    return checked(group).map { [.group($0)] } ?? []
  }

  /// The group, without an effect that cannot be drawn; nil if it shows nothing but that.
  private static func checked(_ group: DisplayGroup) -> DisplayGroup? {
    guard let problem = group.effect?.problem else { return group }
    RuntimeWarning.report(.undrawable(problem))
    if case .backdrop = group.effect { return nil }
    var bare = group
    bare.effect = nil
    return bare
  }

  /// What `body` adds, without adding it.
  package func collect(_ body: (inout DisplayListBuilder) -> Void) -> [DisplayItem] {
    var inner = self
    inner.items = []
    body(&inner)
    return inner.items
  }

  /// Both corners on the nearest pixel, halves upward (C114).
  package func aligned(_ frame: CGRect) -> CGRect {
    guard isInSurface else { return frame }
    let minX = align(frame.minX)
    let minY = align(frame.minY)
    return CGRect(x: minX, y: minY, width: align(frame.maxX) - minX, height: align(frame.maxY) - minY)
  }

  private func align(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5).rounded(.down) / scale
  }
}
