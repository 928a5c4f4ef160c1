import Foundation

/// What an `.xcodeproj` says.
public struct XcodeProject: Sendable {
  public let name: String
  /// The folder from which the project's paths count.
  public let folder: URL
  /// The targets that can be built here.
  public let targets: [ProjectTarget]
  /// The names of those that cannot.
  public let skippedTargets: [String]
  /// The names of those of them that are tests of the user interface.
  public let interfaceTests: [String]
  /// The packages of servers that it names.
  public let remotePackages: [RemotePackage]
  /// The build configuration that the settings of the targets are those of.
  public let configuration: String

  /// What targets are built with that nothing else is said of.
  public static let usualConfiguration = "Debug"

  /// - Parameters:
  ///   - location: the `.xcodeproj`.
  ///   - persona: nil for what each target was made for.
  ///   - configuration: the name of a build configuration, in any case; nil for the usual one.
  /// - Throws: `ProjectProblem` if the project cannot be read or has no such configuration.
  public init(
    _ location: URL, persona: Persona? = nil, configuration wanted: String? = nil
  ) throws(ProjectProblem) {
    name = location.deletingPathExtension().lastPathComponent
    let table = try ProjectTable(contentsOf: location.appendingPathComponent("project.pbxproj"))
    let tree = ProjectTree(table, root: location.deletingLastPathComponent().standardizedFileURL)
    folder = tree.root
    let names = TargetReader(
      table, tree, projectName: name, persona: persona, configuration: Self.usualConfiguration
    ).configurationNames
    configuration = try Self.configuration(wanted, among: names, of: name)
    let reader = TargetReader(table, tree, projectName: name, persona: persona, configuration: configuration)
    var targets: [ProjectTarget] = []
    var skipped: [String] = []
    var interfaceTests: [String] = []
    for object in table.objects("targets", of: table.root) {
      if let target = reader.target(object) {
        targets.append(target)
      } else {
        let name = object.string("name") ?? object.id
        skipped.append(name)
        if object.string("productType") == "com.apple.product-type.bundle.ui-testing" { interfaceTests.append(name) }
      }
    }
    remotePackages = reader.remotePackages
    self.targets = targets
    skippedTargets = skipped
    self.interfaceTests = interfaceTests
  }

  private static func configuration(
    _ wanted: String?, among names: [String], of project: String
  ) throws(ProjectProblem) -> String {
    guard let wanted else { return usualConfiguration }
    if let name = names.first(where: { $0.lowercased() == wanted.lowercased() }) { return name }
    throw ProjectProblem(
      "the project \(project) has no configuration \"\(wanted)\"; it has "
        + (names.isEmpty ? "none" : names.joined(separator: ", ")) + Suggestion.phrase(for: wanted, among: names))
  }

  /// The app to build.
  ///
  /// - Parameter name: of its target; nil if there is one only.
  public func app(named name: String? = nil) throws(ProjectProblem) -> ProjectTarget {
    let apps = targets.filter { $0.kind == .app }
    let names = apps.map { "\"\($0.name)\"" }.joined(separator: ", ")
    if let name {
      if let app = apps.first(where: { $0.name == name }) { return app }
      throw ProjectProblem(
        "the project \(self.name) has no app \"\(name)\"; it has \(names.isEmpty ? "none" : names)"
          + Suggestion.phrase(for: name, among: apps.map(\.name)))
    }
    guard let first = apps.first else {
      throw ProjectProblem(
        "the project \(self.name) has no app that can be built here"
          + (skippedTargets.isEmpty ? "" : "; skipped: \(skippedTargets.joined(separator: ", "))"))
    }
    guard apps.count == 1 else {
      throw ProjectProblem("the project \(self.name) has several apps: choose one with --target: \(names)")
    }
    return first
  }

  /// The targets of tests of an app.
  ///
  /// - Parameter app: nil for all of the project, if it has no app.
  public func unitTests(of app: ProjectTarget?) -> [ProjectTarget] {
    let tests = targets.filter { $0.kind == .unitTests }
    guard let app else { return tests }
    let names = Set(closure(of: app).map(\.name))
    return tests.filter { $0.dependencies.isEmpty || !names.isDisjoint(with: $0.dependencies) }
  }

  /// The names of targets that a target depends on and that depend on each other, the first one again at the end; nil if
  /// none do. A target that names itself does not count.
  func circle(from target: ProjectTarget) -> [String]? {
    var finished: Set<String> = []
    func circle(_ name: String, _ path: [String]) -> [String]? {
      if let start = path.firstIndex(of: name) { return Array(path[start...]) + [name] }
      guard finished.insert(name).inserted,
        let target = targets.first(where: { $0.name == name && ($0.kind == .framework || path.isEmpty) })
      else { return nil }
      for dependency in target.dependencies where dependency != name {
        if let found = circle(dependency, path + [name]) { return found }
      }
      return nil
    }
    return circle(target.name, [])
  }

  /// The target and the frameworks of the project that it depends on, dependencies first.
  public func closure(of target: ProjectTarget) -> [ProjectTarget] {
    closure(of: [target])
  }

  /// Some targets and the frameworks of the project that they depend on, dependencies first.
  public func closure(of roots: [ProjectTarget]) -> [ProjectTarget] {
    var closure: [ProjectTarget] = []
    func add(_ target: ProjectTarget, _ path: Set<String>) {
      guard !path.contains(target.name), !closure.contains(where: { $0.name == target.name }) else { return }
      for name in target.dependencies {
        if let dependency = targets.first(where: { $0.name == name && $0.kind == .framework }) {
          add(dependency, path.union([target.name]))
        }
      }
      closure.append(target)
    }
    for root in roots { add(root, []) }
    return closure
  }
}
