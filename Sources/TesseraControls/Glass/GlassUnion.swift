import Foundation
import TesseraCore

/// Which views share a piece of glass.
nonisolated struct GlassUnionID: Hashable {
  let id: UncheckedSendable<AnyHashable>
  let namespace: Namespace.ID

  static func == (left: GlassUnionID, right: GlassUnionID) -> Bool {
    left.id.value == right.id.value && left.namespace == right.namespace
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id.value)
    hasher.combine(namespace)
  }
}

/// Where a view of a union is, and the glass that it asked for.
struct GlassUnionPart {
  let id: GlassUnionID
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>

  struct Union {
    let id: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    var frame: CGRect
  }

  /// The pieces of glass: each covers the views of its union, with the glass and the shape of the first.
  static func unions(of parts: [GlassUnionPart], in proxy: GeometryProxy) -> [Union] {
    var unions: [Union] = []
    for part in parts {
      let frame = proxy[part.bounds]
      if let index = unions.firstIndex(where: { $0.id == part.id }) {
        unions[index].frame = unions[index].frame.union(frame)
      } else {
        unions.append(Union(id: part.id, glass: part.glass, shape: part.shape, frame: frame))
      }
    }
    return unions
  }
}

nonisolated struct GlassUnionKey: PreferenceKey {
  static var defaultValue: [GlassUnionPart] { [] }

  static func reduce(value: inout [GlassUnionPart], nextValue: () -> [GlassUnionPart]) {
    value += nextValue()
  }
}

nonisolated private struct GlassUnionIDKey: EnvironmentKey {
  static var defaultValue: GlassUnionID? { nil }
}

nonisolated private struct GlassContainerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  var glassUnion: GlassUnionID? {
    get { self[GlassUnionIDKey.self] }
    set { self[GlassUnionIDKey.self] = newValue }
  }

  var isInGlassContainer: Bool {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }
}

/// Puts glass behind a view, or tells the container around it where the glass is to be.
struct GlassPlace<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  @Environment(\.glassUnion) private var union
  @Environment(\.isInGlassContainer) private var isInContainer

  init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  func body(content: Content) -> some View {
    if let union, isInContainer {
      content.anchorPreference(key: GlassUnionKey.self, value: .bounds) { bounds in
        [GlassUnionPart(id: union, glass: glass, shape: AnyShape(shape), bounds: bounds)]
      }
    } else {
      content.background { GlassBackground(glass: glass, shape: shape) }
    }
  }
}

extension View {
  /// Has the glass of this view and of others with the same id be one piece, which covers them all (J401).
  ///
  /// It has the shape and the glass of the first of them. Outside of a `GlassEffectContainer` each view has its own.
  ///
  /// - Parameter id: nil for a piece of its own.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(
      \.glassUnion, id.map { GlassUnionID(id: UncheckedSendable(AnyHashable($0)), namespace: namespace) })
  }
}
