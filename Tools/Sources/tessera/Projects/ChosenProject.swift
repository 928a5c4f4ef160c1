import Foundation
import TesseraProject

/// A project as a command is told to take it: with one of its schemes and one of its configurations.
struct ChosenProject {
  let location: URL
  let project: XcodeProject
  /// nil if no shared scheme runs the app.
  let scheme: ProjectScheme?
  /// What is wrong with schemes that cannot be read.
  let problems: [String]
  private let target: String?

  /// What the app is built for.
  enum Purpose {
    case run
    case test
  }

  /// - Throws: `ProjectProblem` if the project cannot be read or lacks what the options name.
  init(_ location: URL, _ options: SourceOptions, for purpose: Purpose = .run) throws(ProjectProblem) {
    self.location = location
    let usual = try XcodeProject(location, persona: options.persona)
    let shared = ProjectScheme.shared(in: location)
    problems = shared.problems
    let only = (try? usual.app(named: options.target))?.name
    scheme = try ProjectScheme.chosen(among: shared.schemes, named: options.scheme, app: only)
    target = options.target ?? (options.scheme == nil ? nil : scheme?.app)
    let ofScheme = purpose == .run ? scheme?.configuration : scheme?.testConfiguration
    let configuration = options.configuration ?? ofScheme
    project =
      configuration == nil || configuration == usual.configuration
      ? usual : try XcodeProject(location, persona: options.persona, configuration: configuration)
  }

  /// The app that is meant.
  ///
  /// - Throws: `ProjectProblem` if there is none, or several.
  func app() throws(ProjectProblem) -> ProjectTarget { try project.app(named: target) }

  /// The app that is meant; nil if the project has none.
  ///
  /// - Throws: `ProjectProblem` if there are several.
  func appIfAny() throws(ProjectProblem) -> ProjectTarget? {
    let hasApp = project.targets.contains { $0.kind == .app }
    return hasApp || target != nil ? try app() : nil
  }
}
