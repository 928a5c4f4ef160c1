import Foundation

/// A program that was built for a bundle, and what belongs to it.
struct BundledProgram {
  var program: URL
  /// Files and folders that the program looks for beside itself.
  var resources: [URL]
  /// The content of its `Info.plist`.
  var information: Data
  /// Files that tell what it draws: its sources and tables of texts.
  var sources: [URL]
}

/// Source that a bundle can be made of.
protocol BundleableSource {
  /// Builds the program as it is shipped.
  ///
  /// - Throws: `BuildProblem` if it does not compile, `CommandFailure` if it is no app.
  func build() throws -> BundledProgram
}

extension SourceOptions {
  /// Something that a bundle can be made of.
  ///
  /// - Parameter information: the path of an `Info.plist`; nil for one that lies beside the source.
  /// - Throws: as `location`.
  func bundleable(_ information: String?) throws -> any BundleableSource {
    switch try location(.bundle) {
    case .files(let files): BundledFiles(files, self, information)
    case .package(let folder): BundledPackage(folder, self, information)
    case .project(let project): BundledProject(project, self, information)
    }
  }
}
