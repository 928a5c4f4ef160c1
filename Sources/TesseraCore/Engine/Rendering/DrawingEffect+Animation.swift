import Foundation

extension DrawingEffect {
  /// The figures of the effect in given surroundings; those of different kinds of effects have nothing in common.
  nonisolated func figures(in environment: EnvironmentValues) -> NumberVector {
    switch self {
    case .blur(let radius, _): [Double(radius)].asVector
    case .shadow(let color, let radius, let offset):
      (color.resolve(in: environment).figures + [Double(radius), Double(offset.width), Double(offset.height)])
        .asVector
    case .colors(let matrix): matrix.figures.asVector
    case .multiply(let color): ColorMatrix.multiply(color.resolve(in: environment)).figures.asVector
    case .blend, .flatten, .shader: .zero
    }
  }

  /// The effect with a deviation from its figures.
  nonisolated func displayEffect(
    _ deviation: NumberVector, in environment: EnvironmentValues, _ bounds: CGRect
  ) -> DisplayEffect? {
    let figures = figures(in: environment) + deviation
    switch self {
    case .blur(_, let isOpaque):
      return DrawingEffect.blur(radius: figures[0], isOpaque: isOpaque).displayEffect(in: environment, bounds)
    case .shadow:
      let color = Color.Resolved(figures: figures, at: 0)
      let effect = DrawingEffect.shadow(
        Color(color), radius: max(0, figures[4]), offset: CGSize(width: figures[5], height: figures[6]))
      return effect.displayEffect(in: environment, bounds)
    case .colors, .multiply:
      return DrawingEffect.colors(ColorMatrix(figures: figures)).displayEffect(in: environment, bounds)
    case .blend, .flatten, .shader:
      return displayEffect(in: environment, bounds)
    }
  }
}

extension [Double] {
  nonisolated fileprivate var asVector: NumberVector { NumberVector(ContiguousArray(self)) }
}

extension Color.Resolved {
  /// The color in the space of animations.
  nonisolated var figures: [Double] {
    let data = animatableData
    return [
      Double(data.first), Double(data.second.first), Double(data.second.second.first),
      Double(data.second.second.second),
    ]
  }

  nonisolated init(figures: NumberVector, at index: Int) {
    self = .clear
    animatableData = AnimatablePair(
      Float(figures[index]),
      AnimatablePair(
        Float(figures[index + 1]), AnimatablePair(Float(figures[index + 2]), Float(figures[index + 3]))))
    red = min(max(red, 0), 1)
    green = min(max(green, 0), 1)
    blue = min(max(blue, 0), 1)
  }
}

extension ColorMatrix {
  nonisolated fileprivate var figures: [Double] {
    [red, green, blue, opacity].flatMap { [$0.red, $0.green, $0.blue, $0.opacity, $0.constant] }
  }

  nonisolated fileprivate init(figures: NumberVector) {
    func row(_ start: Int) -> Row {
      Row(
        red: figures[start], green: figures[start + 1], blue: figures[start + 2], opacity: figures[start + 3],
        constant: figures[start + 4])
    }
    self.init()
    (red, green, blue, opacity) = (row(0), row(5), row(10), row(15))
  }
}
