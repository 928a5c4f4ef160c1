import Foundation

/// The size of a view and its place among others.
///
/// A view's body or a content closure that asks a proxy runs again when the answer changes, and only then (C90).
nonisolated public struct GeometryProxy: Sendable {
  let geometry: GeometryFacts

  init(geometry: GeometryFacts) {
    self.geometry = geometry
  }

  /// The geometry of no view, for what is shown before there is one.
  package init() {
    self.init(geometry: GeometryUnion())
  }

  /// The size of the view, in points.
  public var size: CGSize {
    guard case .size(let size) = ask(.size) else { return .zero }
    return size
  }

  /// The insets of the safe area at the edges of the view that touch its boundary (C110).
  public var safeAreaInsets: EdgeInsets {
    guard case .insets(let insets) = ask(.safeArea) else { return EdgeInsets() }
    return insets
  }

  /// The view's bounds in a coordinate space; their bounding box where transforms turn them (C112).
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's bounds in a coordinate space; their bounding box where transforms turn them (C112).
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard case .rect(let rect) = ask(.frame(coordinateSpace)) else { return .zero }
    return rect ?? .zero
  }

  /// The bounds of a named space around the view, in the view's own coordinates; nil if no view has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .rect(let rect) = ask(.bounds(coordinateSpace.name)) else { return nil }
    return rect
  }

  /// The value of an anchor in the view's own coordinates (B73).
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard case .transform(let transform) = ask(.transform) else { return anchor.value(in: .identity) }
    return anchor.value(in: transform.inverted())
  }

  private func ask(_ question: GeometryQuestion) -> GeometryAnswer {
    // Not a precondition, which says nothing in release builds.
    guard EngineThread.isCurrent else {
      fatalError(
        "A GeometryProxy was used on a thread that is not the main actor's. "
          + "Read it in the view, and pass on the value.")
    }
    return EngineThread.unsafelyIsolated { geometry.ask(question) }
  }
}
