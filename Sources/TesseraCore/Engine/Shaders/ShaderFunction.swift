import Foundation

/// A function of a Metal source file, by its name.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  /// - Parameter name: of a `[[ stitchable ]]` function. A shader of one that is not there changes nothing, with a warning.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with the arguments that follow those that it is given by its use.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
