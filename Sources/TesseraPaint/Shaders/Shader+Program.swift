import TesseraCore
import TesseraShaders

nonisolated extension Shader {
  /// Compiles the shader's function; throws what is wrong with it.
  package func compile(for type: UsageType) throws {
    let usage: ShaderUsage =
      switch type.kind {
      case .shapeStyle: .fill
      case .colorEffect: .color
      case .distortionEffect: .distortion
      case .layerEffect: .layer
      }
    _ = try ShaderCache.program(of: call(in: EnvironmentValues(), bounds: .zero, origin: .zero), for: usage)
  }
}
