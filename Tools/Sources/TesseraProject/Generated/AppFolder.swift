import Foundation

/// The folder that a program is started in: the program, its resources and its `Info.plist`, which is what `Bundle.main`
/// looks into.
public struct AppFolder {
  private let folder: URL
  private let project: XcodeProject
  private let app: ProjectTarget

  public init(_ project: XcodeProject, app: ProjectTarget, folder: URL) {
    self.project = project
    self.app = app
    self.folder = folder
  }

  /// Puts everything in its place, without what was there before.
  ///
  /// - Parameter program: what was built; it is copied, so that it finds its resources beside it.
  /// - Returns: the program in the folder.
  public func assemble(program: URL) throws -> URL {
    try assembleResources()
    let files = FileManager.default
    let copy = folder.appendingPathComponent(program.lastPathComponent)
    try? files.removeItem(at: copy)
    try files.copyItem(at: program, to: copy)
    return copy
  }

  /// Puts everything but the program in its place, without what was there before.
  ///
  /// - Returns: the folder.
  @discardableResult
  public func assembleResources() throws -> URL {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for target in project.closure(of: app) {
      for resource in target.resources where files.fileExists(atPath: resource.path) { try add(resource) }
    }
    try InfoDictionary(of: app, in: project).data().write(to: folder.appendingPathComponent("Info.plist"))
    return folder
  }

  /// Localized files keep the folder of their language; others lie side by side, as in an app of Apple's platforms.
  private func add(_ resource: URL) throws {
    let language = resource.deletingLastPathComponent()
    let place =
      language.pathExtension == "lproj" ? folder.appendingPathComponent(language.lastPathComponent) : folder
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let copy = place.appendingPathComponent(resource.lastPathComponent)
    // The first of two files of one name is taken.
    guard !FileManager.default.fileExists(atPath: copy.path) else { return }
    try FileManager.default.copyItem(at: resource.resolvingSymlinksInPath(), to: copy)
  }
}
