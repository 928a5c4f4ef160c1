import Foundation

/// A function of a Metal source file with arguments: a fill, or a change of a view's picture.
///
/// The function runs on the processor (J436).
nonisolated public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether colors that the shader fills with may have some noise, against visible steps. Here they have none.
  public var dithersColor = false

  /// - Parameter arguments: those that follow what the function is given by its use, in order.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The shader with nothing left to look up.
  ///
  /// - Parameters:
  ///   - bounds: of what it changes or fills.
  ///   - origin: of the coordinates that the function gets.
  package func call(in environment: EnvironmentValues, bounds: CGRect, origin: CGPoint) -> ShaderCall {
    ShaderCall(
      source: function.library.source, function: function.name,
      arguments: arguments.map { $0.resolved(in: environment) }, bounds: bounds, origin: origin)
  }
}

nonisolated extension Shader: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    let call = call(in: context.environment, bounds: context.bounds, origin: context.bounds.origin)
    return _Paint(Paint.shader(call).multiplyingOpacity(by: HierarchicalShapeStyle.opacity(at: context.level)))
  }
}

extension ShapeStyle where Self == Shader {
  /// Colors from a function of a Metal source file.
  nonisolated public static func shader(_ shader: Shader) -> Shader { shader }
}
