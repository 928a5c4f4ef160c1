import Foundation

/// The common geometry of several nodes, as if they were one (E13).
nonisolated final class GeometryUnion: GeometryFacts, @unchecked Sendable {
  // Sendable: as its superclass. Members leave before they are released, so they need not be retained.
  private var references: ContiguousArray<Unmanaged<LayoutNode>> = []

  init() {
    super.init(nil)
  }

  /// From those that joined first to those that joined last.
  var members: [LayoutNode] { references.map { $0.takeUnretainedValue() } }

  func join(_ node: LayoutNode) {
    references.append(Unmanaged.passUnretained(node))
  }

  func leave(_ node: LayoutNode) {
    references.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
  }

  @MainActor
  override func answer(to question: GeometryQuestion) -> GeometryAnswer {
    let placed = members.filter { $0.isPlaced && !$0.isRemoved }
    guard let first = placed.first else { return super.answer(to: question) }
    switch question {
    case .size, .frame(.local): return own(question, placed)
    case .frame(let space): return .rect(Self.union(placed.map { $0.frame(in: space) }))
    case .safeArea: return .insets(placed.map { $0.safeAreaInsets() }.reduce(EdgeInsets(), Self.larger))
    case .bounds(let name):
      let shift = first.origin - Self.frame(of: placed).origin
      return .rect(first.bounds(ofSpace: name).map { $0.offsetBy(dx: shift.x, dy: shift.y) })
    case .transform:
      let shift = Self.frame(of: placed).origin - first.origin
      return .transform(CGAffineTransform(translationX: shift.x, y: shift.y).concatenating(first.transform(to: nil)))
    }
  }

  @MainActor
  private func own(_ question: GeometryQuestion, _ placed: [LayoutNode]) -> GeometryAnswer {
    let size = Self.frame(of: placed).size
    return question == .size ? .size(size) : .rect(CGRect(origin: .zero, size: size))
  }

  /// The union of the nodes' frames, in the coordinates of their container; of the surface if there are several
  /// containers.
  @MainActor
  private static func frame(of nodes: [LayoutNode]) -> CGRect {
    let container = nodes.first?.layoutParent
    let areSiblings = nodes.allSatisfy { $0.layoutParent === container }
    return union(
      nodes.map { areSiblings ? CGRect(origin: $0.origin, size: $0.size) : $0.frame(in: .global) })
  }

  private static func union(_ frames: [CGRect]) -> CGRect {
    frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  private static func larger(_ first: EdgeInsets, _ second: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(first.top, second.top), leading: max(first.leading, second.leading),
      bottom: max(first.bottom, second.bottom), trailing: max(first.trailing, second.trailing))
  }
}
