import Foundation
import TesseraProject

/// The sources of a project.
enum ProjectSources {
  /// The Swift files of the app and of the frameworks of the project that it depends on, as far as they are there; those
  /// of all targets, if none is for an app.
  ///
  /// - Parameter target: of the app; nil if there is one only.
  /// - Throws: `ProjectProblem` if the project has no such app.
  static func files(of location: URL, target: String?) throws -> [String] {
    let project = try XcodeProject(location)
    let hasApp = project.targets.contains { $0.kind == .app }
    let targets = hasApp || target != nil ? project.closure(of: try project.app(named: target)) : project.targets
    return targets.flatMap(\.sources).map(\.path).filter(FileManager.default.fileExists)
  }
}
