import Foundation

/// The app of an Xcode project.
struct RunnableProject: RunnableSource {
  private let location: URL
  private let options: SourceOptions

  init(_ location: URL, _ options: SourceOptions) throws {
    self.location = location
    self.options = options
  }

  /// Where the sources lie that a change has to be looked for in.
  var watchedFolder: String? { location.deletingLastPathComponent().path }

  func build() throws -> Build {
    let build = try ProjectBuild(location, options)
    build.tellWhatIsLeftOut()
    let program = try build.explaining { try $0.build(build.package.productName) }
    return Build(program: try build.appFolder.assemble(program: program, packages: build.packageResources))
  }
}
