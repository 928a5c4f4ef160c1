import Foundation

/// The folder that a program is started in: the program, its resources and its `Info.plist`, which is what `Bundle.main`
/// looks into.
public struct AppFolder {
  private let resources: ResourceFolder
  private let project: XcodeProject
  private let app: ProjectTarget

  public init(_ project: XcodeProject, app: ProjectTarget, resources: ResourceFolder) {
    self.project = project
    self.app = app
    self.resources = resources
  }

  /// Puts everything in its place, without what was there before.
  ///
  /// - Parameters:
  ///   - program: what was built; it is copied, so that it finds its resources beside it.
  ///   - packages: the targets of packages that have resources.
  /// - Returns: the program in the folder.
  public func assemble(program: URL, packages: [PackageResources]) throws -> URL {
    try assembleResources(packages: packages, builtIn: program.deletingLastPathComponent())
    let files = FileManager.default
    let copy = resources.folder.appendingPathComponent(program.lastPathComponent)
    try? files.removeItem(at: copy)
    try files.copyItem(at: program, to: copy)
    return copy
  }

  /// Puts everything but the program in its place, without what was there before.
  ///
  /// - Parameters:
  ///   - packages: the targets of packages that have resources.
  ///   - tests: targets of tests whose resources lie beside those of the app, which come first where names are the same.
  ///   - build: the folder that the package manager built into.
  /// - Returns: the folder.
  @discardableResult
  public func assembleResources(
    packages: [PackageResources], of tests: [ProjectTarget] = [], builtIn build: URL
  ) throws -> URL {
    let files = FileManager.default
    let folder = resources.folder
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for target in project.closure(of: app) + tests {
      for resource in target.resources { try resources.add(resource) }
    }
    for package in packages { try add(package, builtIn: build) }
    try InfoDictionary(of: app, in: project).data().write(to: folder.appendingPathComponent("Info.plist"))
    return folder
  }

  /// A package's bundle lies beside the program: what the package manager put together, and what it knows nothing of.
  private func add(_ package: PackageResources, builtIn build: URL) throws {
    let name = "\(package.bundleName).resources"
    let bundle = ResourceFolder(resources.folder.appendingPathComponent(name), convert: resources.convert)
    let built = build.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: built.path) { try bundle.add(contentsOf: built) }
    try package.addUndeclared(to: bundle)
  }
}
