import Foundation
import TesseraCore
internal import TesseraPaint

nonisolated extension Shader {
  /// Compiles the shader's function ahead of its first use (J444).
  ///
  /// - Throws: an error that names the file, the line and what is wrong, if the function cannot be used so.
  public func compile(as type: UsageType) async throws {
    try compile(for: type)
  }
}
