import Foundation
import TesseraProject

/// The modules that all files import: what `Foundation` brings with it on Apple's platforms.
enum ImpliedImports {
  private static let modules = ["Combine", "FoundationNetworking", "Observation", "TesseraFoundation"]
  /// Modules of others with the names of `Combine`. A file that imports one of them could not use those names if it saw both.
  private static let likeCombine: Set = [
    "CXShim", "CombineX", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim",
  ]

  /// The compiler's arguments that import all of them.
  static let all = arguments(modules)

  /// The compiler's arguments for a build, which are the same for all of its files.
  ///
  /// - Parameter files: the source, which is asked whether it imports another module in place of `Combine`.
  static func arguments(forFiles files: [String]) -> [String] {
    let hasOther = files.contains { file in
      guard let source = try? String(contentsOfFile: file, encoding: .utf8),
        source.contains("Combine") || source.contains("CXShim")
      else { return false }
      let context = PlatformCondition.Context(persona: .linux, missingModules: [])
      return !likeCombine.isDisjoint(with: SourceImports(source, context).lines.keys)
    }
    return hasOther ? arguments(modules.filter { $0 != "Combine" }) : all
  }

  private static func arguments(_ modules: [String]) -> [String] {
    modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}
