import Foundation

/// The app of an Xcode project.
final class RunnableProject: RunnableSource {
  private let location: URL
  private let options: SourceOptions
  /// What was built last, for changes that need no other look at the project.
  private var last: (project: ProjectBuild, build: ReloadableBuild)?

  init(_ location: URL, _ options: SourceOptions) {
    self.location = location
    self.options = options
  }

  /// Where the sources lie that a change has to be looked for in.
  var watchedFolder: String? { location.deletingLastPathComponent().path }

  func build() throws -> Build {
    last = nil
    let project = try ProjectBuild(location, options)
    project.tellWhatIsLeftOut()
    let program = try project.explaining { try $0.build(project.package.productName) }
    last = try project.reloadable(program).map { (project, $0) }
    let copy = try project.appFolder.assemble(program: program, packages: project.packageResources)
    return Build(program: copy, arguments: project.launchArguments, environment: project.launchEnvironment)
  }

  func prepare() {
    // What is wrong is said once there is a change.
    try? last?.build.prepare()
  }

  func library(after change: SourceWatch.Change) throws -> FileCompiler.Library? {
    guard change.isOfSwift else { return nil }
    if let last, last.build.cover(change) {
      try last.project.refreshOverlay()
      try last.project.explaining { _ in try last.build.compile(change) }
    } else {
      _ = try build()
      try last?.build.prepare()
    }
    return try last?.build.library()
  }
}
