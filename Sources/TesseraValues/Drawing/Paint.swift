import Foundation

/// What a fill or a stroke is colored with. Points are in the coordinates of the item it colors.
///
/// What is rare and large is kept elsewhere, so that the frequent ones stay small.
nonisolated package enum Paint: Equatable, Sendable {
  case color(Color.Resolved)
  case linearGradient([Gradient.ResolvedStop], from: CGPoint, to: CGPoint)
  case radialGradient([Gradient.ResolvedStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// From an inner ellipse to an outer one; `start` and `end` say how large they are in proportion to `radii`.
  indirect case ellipticalGradient(
    [Gradient.ResolvedStop], center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat)
  case angularGradient([Gradient.ResolvedStop], center: CGPoint, start: Angle, end: Angle)
  indirect case mesh(MeshPaint)
  case tile(TilePaint)
  /// Colors from a function of a Metal source file.
  case shader(ShaderCall)
  /// What is drawn already, softened, below a translucent color.
  indirect case backdrop(BackdropPaint)
  /// Any other paint, and a shadow of what is painted with it.
  indirect case shadowed(Paint, ShadowPaint)
  /// Any other paint, mixed with what lies below. The display list has groups in its place.
  indirect case blended(Paint, CGBlendMode)
}

/// A shadow of what is painted.
nonisolated package struct ShadowPaint: Equatable, Sendable {
  /// Whether the shadow falls on the painted area itself, from its edges.
  package var isInner: Bool
  package var color: Color.Resolved
  /// The standard deviation of the softening, in points.
  package var radius: CGFloat
  package var offset: CGSize
}

nonisolated extension Paint {
  /// The paint with a color function applied to every color in it. Pictures stay as they are.
  package func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> Paint {
    func map(_ stops: [Gradient.ResolvedStop]) -> [Gradient.ResolvedStop] {
      stops.map { Gradient.ResolvedStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color):
      return .color(change(color))
    case .linearGradient(let stops, let from, let to):
      return .linearGradient(map(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return .ellipticalGradient(map(stops), center: center, radii: radii, start: start, end: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(map(stops), center: center, start: start, end: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map(change)
      mesh.background = change(mesh.background)
      return .mesh(mesh)
    case .tile, .shader:
      return self
    case .backdrop(var backdrop):
      backdrop.tint = change(backdrop.tint)
      return .backdrop(backdrop)
    case .shadowed(let paint, var shadow):
      shadow.color = change(shadow.color)
      return .shadowed(paint.mapColors(change), shadow)
    case .blended(let paint, let mode):
      return .blended(paint.mapColors(change), mode)
    }
  }

  package func multiplyingOpacity(by factor: Float) -> Paint {
    guard factor != 1 else { return self }
    switch self {
    case .tile(let tile): return .tile(tile.multiplyingOpacity(by: Double(factor)))
    case .shader(let call): return .shader(call.multiplyingOpacity(by: factor))
    case .backdrop(var backdrop):
      backdrop.opacity *= Double(factor)
      return .backdrop(backdrop)
    case .shadowed(let paint, var shadow):
      shadow.color = shadow.color.multiplyingOpacity(by: factor)
      return .shadowed(paint.multiplyingOpacity(by: factor), shadow)
    case .blended(let paint, let mode):
      return .blended(paint.multiplyingOpacity(by: factor), mode)
    default: return mapColors { $0.multiplyingOpacity(by: factor) }
    }
  }

  /// The color that comes nearest to the paint: of gradients, the first one.
  package var mainColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _):
      stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? mesh.background
    case .tile, .shader: .black
    case .backdrop(let backdrop): backdrop.tint
    case .shadowed(let paint, _), .blended(let paint, _): paint.mainColor
    }
  }
}

/// What is seen through frosted glass.
nonisolated package struct BackdropPaint: Equatable, Sendable {
  /// How far the picture behind is softened: the standard deviation, in points.
  package var radius: CGFloat
  /// How much more colorful it gets; 1 leaves it as it is.
  package var saturation: Double
  /// What lies over it.
  package var tint: Color.Resolved
  /// The opacity of all of it.
  package var opacity = 1.0

  package init(radius: CGFloat, saturation: Double, tint: Color.Resolved) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
