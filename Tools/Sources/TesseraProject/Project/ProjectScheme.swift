import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a shared `.xcscheme` says of how an app is run and which of its tests are.
public struct ProjectScheme: Sendable, Equatable {
  public let name: String
  /// The target of the app that is run; nil if the scheme runs none.
  public internal(set) var app: String?
  /// How the app is built to be run.
  public internal(set) var configuration: String?
  /// How it is built to be tested.
  public internal(set) var testConfiguration: String?
  /// What the app is started with, settings such as `$(SRCROOT)` not put in.
  public internal(set) var arguments: [String] = []
  public internal(set) var environment: [String: String] = [:]
  /// Whether tests get the arguments and the environment of the app, which is usual.
  public internal(set) var testsLikeRuns = true
  /// What tests are started with otherwise.
  public internal(set) var testArguments: [String] = []
  public internal(set) var testEnvironment: [String: String] = [:]
  /// The targets of tests that are run.
  public internal(set) var tests: [String] = []
  /// The targets of tests that are switched off.
  public internal(set) var skippedTests: [String] = []
  /// The tests of targets that are switched off, such as `Suite` and `Suite/test()`, by the target.
  public internal(set) var skippedCases: [String: [String]] = [:]
  /// The tests of targets that are the only ones to be run, by the target; of others, all are.
  public internal(set) var selectedCases: [String: [String]] = [:]
  /// The targets of tests that the test plan names; nil without a plan.
  public internal(set) var plannedTests: [String]?
  /// Where the usual test plan is, as the scheme says it: `container:App.xctestplan`.
  var testPlan: String?

  private static let largestFile = 4 << 20

  init(name: String) {
    self.name = name
  }

  /// Reads a scheme.
  ///
  /// - Throws: `ProjectProblem` with the file's name if it cannot be read.
  init(_ file: URL) throws(ProjectProblem) {
    guard let data = try? Data(contentsOf: file), data.count <= Self.largestFile else {
      throw ProjectProblem("\(file.path) cannot be read")
    }
    let reader = SchemeReader(name: file.deletingPathExtension().lastPathComponent)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isScheme else {
      throw ProjectProblem("\(file.path) is not a scheme that can be read")
    }
    self = reader.scheme
  }

  /// The shared schemes of a project and of the workspaces beside it, in the order of their names, and what is wrong with
  /// those that cannot be read.
  public static func shared(in project: URL) -> (schemes: [ProjectScheme], problems: [String]) {
    let beside = project.deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []).sorted()
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map(beside.appendingPathComponent)
    var schemes: [ProjectScheme] = []
    var problems: [String] = []
    for container in [project] + workspaces {
      let folder = container.appendingPathComponent("xcshareddata/xcschemes")
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for file in files where file.hasSuffix(".xcscheme") {
        do throws(ProjectProblem) {
          var scheme = try ProjectScheme(folder.appendingPathComponent(file))
          defer { schemes.append(scheme) }
          try scheme.readTestPlan(in: beside)
        } catch {
          problems.append("\(error)")
        }
      }
    }
    return (schemes, problems)
  }

  /// Takes over what the test plan says, if there is one.
  ///
  /// - Parameter folder: from which the plan's path counts.
  private mutating func readTestPlan(in folder: URL) throws(ProjectProblem) {
    guard let testPlan else { return }
    let path = testPlan.split(separator: ":", maxSplits: 1).last.map(String.init) ?? testPlan
    let plan = try TestPlan(folder.appendingPathComponent(path))
    plannedTests = plan.targets.filter(\.isOn).map(\.name)
    skippedTests = plan.targets.filter { !$0.isOn }.map(\.name)
    for target in plan.targets {
      skippedCases[target.name] = target.skipped.isEmpty ? nil : target.skipped
      selectedCases[target.name] = target.selected
    }
    guard !plan.arguments.isEmpty || !plan.environment.isEmpty else { return }
    testsLikeRuns = false
    testArguments = plan.arguments
    testEnvironment = plan.environment
  }

  /// The scheme that is meant.
  ///
  /// - Parameters:
  ///   - schemes: those of a project.
  ///   - name: nil for the usual one.
  ///   - app: the app's target: the usual scheme is the one of its name, or the first that runs it.
  /// - Returns: nil if none is asked for and none runs the app.
  /// - Throws: `ProjectProblem` if there is none of the name.
  public static func chosen(
    among schemes: [ProjectScheme], named name: String?, app: String?
  ) throws(ProjectProblem) -> ProjectScheme? {
    guard let name else {
      let usable = schemes.filter { app == nil || $0.app == app }
      return usable.first { $0.name == app } ?? usable.first
    }
    if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
    let names = schemes.map { "\"\($0.name)\"" }.joined(separator: ", ")
    throw ProjectProblem(
      "there is no shared scheme \"\(name)\"; \(names.isEmpty ? "the project shares none" : "there is \(names)")"
        + Suggestion.phrase(for: name, among: schemes.map(\.name)))
  }
}

/// Reads the elements of a scheme.
private final class SchemeReader: NSObject, XMLParserDelegate {
  private(set) var scheme: ProjectScheme
  private(set) var isScheme = false
  /// The names of the elements around the present one.
  private var path: [String] = []
  private var testTarget: String?
  private var isSkipped = false
  private var skippedCases: [String] = []

  init(name: String) {
    scheme = ProjectScheme(name: name)
  }

  private var isRun: Bool { path.contains("LaunchAction") }
  private var isTest: Bool { path.contains("TestAction") }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(name)
    if path == ["Scheme"] { isScheme = true }
    let isOn = attributes["isEnabled"] != "NO"
    switch name {
    case "LaunchAction": scheme.configuration = attributes["buildConfiguration"]
    case "TestAction":
      scheme.testConfiguration = attributes["buildConfiguration"]
      scheme.testsLikeRuns = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
    case "BuildableReference": readTarget(attributes["BlueprintName"])
    case "CommandLineArgument":
      if isOn, let argument = attributes["argument"] { add(argument) }
    case "EnvironmentVariable":
      if isOn, let key = attributes["key"], !key.isEmpty { add(key, attributes["value"] ?? "") }
    case "TestPlanReference":
      if scheme.testPlan == nil || attributes["default"] == "YES" { scheme.testPlan = attributes["reference"] }
    case "TestableReference":
      isSkipped = attributes["skipped"] == "YES"
      testTarget = nil
      skippedCases = []
    case "Test":
      if path.contains("SkippedTests"), let identifier = attributes["Identifier"] { skippedCases.append(identifier) }
    default: break
    }
  }

  private func readTarget(_ target: String?) {
    guard let target else { return }
    if isRun, path.contains("BuildableProductRunnable") { scheme.app = target }
    if isTest, path.contains("TestableReference") { testTarget = target }
  }

  /// Arguments are written as in a shell: a line may hold several.
  private func add(_ argument: String) {
    let words = ShellWords.split(argument)
    if isRun { scheme.arguments += words } else if isTest { scheme.testArguments += words }
  }

  private func add(_ key: String, _ value: String) {
    if isRun { scheme.environment[key] = value } else if isTest { scheme.testEnvironment[key] = value }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
    guard name == "TestableReference", let testTarget else { return }
    if isSkipped { scheme.skippedTests.append(testTarget) } else { scheme.tests.append(testTarget) }
    if !skippedCases.isEmpty { scheme.skippedCases[testTarget] = skippedCases }
  }
}
