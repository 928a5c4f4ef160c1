/// What a function is called for.
package enum ShaderUsage: Equatable, Sendable {
  /// `half4 name(float2 position, …)`
  case fill
  /// `half4 name(float2 position, half4 color, …)`
  case color
  /// `float2 name(float2 position, …)`
  case distortion
  /// `half4 name(float2 position, SwiftUI::Layer layer, …)`
  case layer
}

/// The kind of an argument that follows what the use gives.
package enum ShaderArgumentKind: Equatable, Hashable, Sendable {
  /// One to four numbers.
  case numbers(Int)
  /// A pointer to numbers, and their count.
  case numberArray
  /// Four components of a color.
  case color
  /// A pointer to colors, and their count.
  case colorArray
  /// A pointer to bytes, and their count.
  case bytes
  case picture
}
