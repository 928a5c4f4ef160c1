import Foundation

/// What a shader does to a picture.
nonisolated package enum ShaderUse: Equatable, Sendable {
  /// It makes each color a new one.
  case color
  /// It says for each place where the color comes from, at most so far away; points.
  case distortion(maxSampleOffset: CGSize)
  /// It makes the color of each place from the whole picture, as far as places are at most so far away; points.
  case layer(maxSampleOffset: CGSize)

  /// How far from its place the shader reads, in points; never negative.
  package var reach: CGSize {
    switch self {
    case .color: .zero
    case .distortion(let offset), .layer(let offset): CGSize(width: abs(offset.width), height: abs(offset.height))
    }
  }
}
