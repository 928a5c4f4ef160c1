import Foundation

/// Changes of a view's drawing that may depend on where the view lies (D63).
nonisolated public protocol VisualEffect: Sendable, Animatable {
  /// The changes, innermost first.
  var _steps: [_VisualEffectStep] { get }
}

/// One change of a drawing.
nonisolated public struct _VisualEffectStep: Sendable, Equatable {
  enum Change: Equatable, Sendable {
    case offset(CGSize)
    case transform(RenderTransform)
    case opacity(Double)
    case drawing(DrawingEffect)
  }

  let change: Change
}

/// An effect followed by another change.
nonisolated public struct _StackedVisualEffect: VisualEffect {
  public let _steps: [_VisualEffectStep]

  init(_ base: some VisualEffect, _ change: _VisualEffectStep.Change) {
    _steps = base._steps + [_VisualEffectStep(change: change)]
  }
}

nonisolated extension VisualEffect {
  /// Shows the view elsewhere. Points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    _StackedVisualEffect(self, .offset(offset))
  }

  /// Shows the view elsewhere. Points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Draws the view larger or smaller around an anchor.
  @_disfavoredOverload
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _StackedVisualEffect(self, .transform(.scale(x: scale.width, y: scale.height, anchor: anchor)))
  }

  /// Draws the view larger or smaller around an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view wider and higher, or the opposite, around an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned clockwise around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _StackedVisualEffect(self, .transform(.rotation(angle, anchor: anchor)))
  }

  /// Draws the view turned in space about an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _StackedVisualEffect(
      self,
      .transform(
        .turn(SpaceRotation(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
  }

  /// Draws the view turned in space about an axis, as `rotation3DEffect` does where the display is flat.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
  }

  /// Draws the view with an affine transform applied.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    _StackedVisualEffect(self, .transform(.matrix(transform)))
  }

  /// Sets the opacity of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _StackedVisualEffect(self, .opacity(opacity))
  }

  /// Blurs the view. Points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.blur(radius: radius, isOpaque: opaque)))
  }

  /// How the view is blended with what lies behind it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.blend(blendMode)))
  }

  /// Makes the view brighter.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.colors(.brightness(amount))))
  }

  /// Sets the view's contrast.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.colors(.contrast(amount))))
  }

  /// Sets how colorful the view is.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.colors(.saturation(amount))))
  }

  /// Takes color out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.colors(.saturation(1 - amount))))
  }

  /// Turns the view's colors around the color circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.colors(.hueRotation(angle))))
  }

  /// Makes each color of the view a new one, by a function of a Metal source file.
  ///
  /// - Parameter isEnabled: false draws the view as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.shader(isEnabled ? shader : nil, .color)))
  }

  /// Moves what is seen of the view, by a function of a Metal source file.
  ///
  /// - Parameters:
  ///   - maxSampleOffset: how far colors come from at most, in points.
  ///   - isEnabled: false draws the view as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    _StackedVisualEffect(
      self, .drawing(.shader(isEnabled ? shader : nil, .distortion(maxSampleOffset: maxSampleOffset))))
  }

  /// Makes the view's colors from all of its picture, by a function of a Metal source file.
  ///
  /// - Parameters:
  ///   - maxSampleOffset: how far away the function reads colors at most, in points.
  ///   - isEnabled: false draws the view as it is.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    _StackedVisualEffect(self, .drawing(.shader(isEnabled ? shader : nil, .layer(maxSampleOffset: maxSampleOffset))))
  }
}
