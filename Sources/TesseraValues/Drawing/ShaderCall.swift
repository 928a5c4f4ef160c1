import Foundation

/// A function of a Metal source file with the arguments that it is called with, ready to draw.
nonisolated package final class ShaderCall: Equatable, Sendable {
  /// Where the source text of a function is.
  package enum Source: Hashable, Sendable {
    /// The `.metal` files among the resources of a bundle, by the path of the bundle.
    case bundle(String)
    /// A file with source text, or a folder with such files, by its path.
    case file(String)
    case text(String)
  }

  /// One argument, with nothing left to look up.
  package enum Argument: Equatable, Sendable {
    /// One to four numbers.
    case numbers([Float])
    case numberArray([Float])
    case color(Color.Resolved)
    case colorArray([Color.Resolved])
    case bytes([UInt8])
    case image(TilePaint)
    /// The bounds of the call.
    case boundingRect
  }

  package let source: Source
  package let function: String
  package let arguments: [Argument]
  /// What the function changes or fills, in the coordinates of the group or of the painted item.
  package let bounds: CGRect
  /// Where the coordinates that the function gets have their origin.
  package let origin: CGPoint
  package let opacity: Float

  package init(
    source: Source, function: String, arguments: [Argument], bounds: CGRect, origin: CGPoint, opacity: Float = 1
  ) {
    self.source = source
    self.function = function
    self.arguments = arguments
    self.bounds = bounds
    self.origin = origin
    self.opacity = opacity
  }

  func multiplyingOpacity(by factor: Float) -> ShaderCall {
    ShaderCall(
      source: source, function: function, arguments: arguments, bounds: bounds, origin: origin,
      opacity: opacity * factor)
  }

  /// Whether the calls have the same results at places that are moved as their bounds are.
  package func isSame(as other: ShaderCall) -> Bool {
    self === other
      || source == other.source && function == other.function && arguments == other.arguments
        && opacity == other.opacity
  }

  package static func == (left: ShaderCall, right: ShaderCall) -> Bool {
    left.isSame(as: right) && left.bounds == right.bounds && left.origin == right.origin
  }
}
