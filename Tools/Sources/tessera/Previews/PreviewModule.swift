import Foundation

/// A module with previews, which is built when its turn comes.
struct PreviewModule {
  /// As messages call it.
  let name: String
  /// The previews, file by file.
  ///
  /// - Throws: `BuildProblem` if the module does not compile.
  let build: () throws -> [PreviewSource]
}
