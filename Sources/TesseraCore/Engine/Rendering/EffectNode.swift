import Foundation

/// A change of the finished drawing of a view.
nonisolated enum DrawingEffect: Equatable, Sendable {
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(Color, radius: CGFloat, offset: CGSize)
  case colors(ColorMatrix)
  case multiply(Color)
  case blend(BlendMode)
  case flatten
  /// Without a shader, nothing.
  case shader(Shader?, ShaderUse)

  /// The effect for a display list; nil if it changes nothing. A matrix with figures that are no numbers changes
  /// nothing.
  ///
  /// - Parameter bounds: of what is changed. Only shaders depend on them.
  func displayEffect(in environment: EnvironmentValues, _ bounds: CGRect) -> DisplayEffect? {
    switch self {
    case .blur(let radius, let isOpaque):
      guard !(radius <= 0) else { return nil }
      return .blur(radius: radius, isOpaque: isOpaque)
    case .shadow(let color, let radius, let offset):
      let color = color.resolve(in: environment)
      guard !(radius < 0), color.opacity > 0, radius != 0 || offset != .zero else { return nil }
      return .shadow(color, radius: radius, offset: offset)
    case .colors(let matrix):
      return matrix.isFinite && matrix != ColorMatrix() ? .colors(matrix) : nil
    case .multiply(let color):
      return .colors(.multiply(color.resolve(in: environment)))
    case .blend(let mode):
      return mode == .normal ? nil : .blend(mode.drawn)
    case .flatten:
      return .flatten
    case .shader(let shader, let use):
      return shader.map { .shader($0.call(in: environment, bounds: bounds, origin: bounds.origin), use) }
    }
  }
}

nonisolated struct DrawingEffectModifier: WrapperModifier {
  var effect: DrawingEffect

  @MainActor func makeWrapper(_ context: _NodeContext) -> EffectNode {
    EffectNode(effect, context)
  }

  @MainActor func update(_ wrapper: EffectNode) {
    wrapper.receive(effect)
  }
}

/// Changes the finished drawing of its child; layout and hit testing are not affected.
final class EffectNode: WrapperNode {
  private var effect: DrawingEffect
  private var moving = AnimatedDeviation<NumberVector>()

  init(_ effect: DrawingEffect, _ context: NodeContext) {
    self.effect = effect
    super.init(context)
    readEnvironment()
  }

  func receive(_ newEffect: DrawingEffect) {
    guard newEffect != effect else { return }
    let (old, environment) = (effect, scope.values)
    effect = newEffect
    moving.follow(in: self) { newEffect.figures(in: environment) - old.figures(in: environment) }
    invalidateDrawing()
  }

  /// Colors depend on the appearance.
  override func environmentDidChange(from old: EnvironmentValues) {
    invalidateDrawing()
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let environment = scope.values
    let bounds = CGRect(origin: origin, size: shownSize)
    let shown =
      moving.deviation.map { effect.displayEffect($0, in: environment, bounds) }
      ?? effect.displayEffect(in: environment, bounds)
    guard let effect = shown else {
      return super.render(into: &builder, at: origin)
    }
    builder.addGroup(effect: effect) { super.render(into: &$0, at: origin) }
  }
}

extension ColorMatrix {
  nonisolated fileprivate var isFinite: Bool {
    [red, green, blue, opacity].allSatisfy {
      $0.red.isFinite && $0.green.isFinite && $0.blue.isFinite && $0.opacity.isFinite && $0.constant.isFinite
    }
  }
}
