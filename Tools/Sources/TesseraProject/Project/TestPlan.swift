import Foundation

/// What an `.xctestplan` says of which tests are run, and of what they are started with.
struct TestPlan {
  /// A target of tests.
  struct Target {
    var name: String
    var isOn: Bool
    /// Tests such as `Suite` and `Suite/test()` that are switched off.
    var skipped: [String]
    /// The only ones that are run; nil for all.
    var selected: [String]?
  }

  private(set) var targets: [Target] = []
  private(set) var arguments: [String] = []
  private(set) var environment: [String: String] = [:]

  private static let largestFile = 4 << 20

  /// Reads a plan. Of its configurations, the first counts.
  ///
  /// - Throws: `ProjectProblem` with the file's name if it cannot be read.
  init(_ file: URL) throws(ProjectProblem) {
    guard let data = try? Data(contentsOf: file), data.count <= Self.largestFile,
      let plan = try? JSONDecoder().decode(Contents.self, from: data)
    else { throw ProjectProblem("the test plan \(file.path) cannot be read; all unit tests are run") }
    targets = plan.testTargets.map { entry in
      Target(
        name: entry.target.name, isOn: entry.enabled ?? true, skipped: entry.skippedTests?.identifiers ?? [],
        selected: entry.selectedTests?.identifiers)
    }
    for options in [plan.defaultOptions, plan.configurations?.first?.options].compactMap(\.self) {
      if let entries = options.commandLineArgumentEntries {
        arguments = entries.filter { $0.enabled ?? true }.flatMap { ShellWords.split($0.argument) }
      }
      for entry in options.environmentVariableEntries ?? [] where entry.enabled ?? true {
        environment[entry.key] = entry.value ?? ""
      }
    }
  }

  // MARK: The file

  private struct Contents: Decodable {
    struct Configuration: Decodable {
      var options: Options?
    }

    struct Options: Decodable {
      struct Argument: Decodable {
        var argument: String
        var enabled: Bool?
      }

      struct Variable: Decodable {
        var key: String
        var value: String?
        var enabled: Bool?
      }

      var commandLineArgumentEntries: [Argument]?
      var environmentVariableEntries: [Variable]?
    }

    struct Entry: Decodable {
      struct Target: Decodable {
        var name: String
      }

      var target: Target
      var enabled: Bool?
      var skippedTests: Tests?
      var selectedTests: Tests?
    }

    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [Entry]
  }

  /// A list of tests: texts in older plans, suites and classes with their functions in newer ones.
  private struct Tests: Decodable {
    struct Suite: Decodable {
      var name: String
      var testFunctions: [String]?
      var xctestMethods: [String]?
      var suites: [Suite]?

      func identifiers(in outer: String) -> [String] {
        let path = outer + name
        let inner =
          ((testFunctions ?? []) + (xctestMethods ?? [])).map { "\(path)/\($0)" }
          + (suites ?? []).flatMap { $0.identifiers(in: path + "/") }
        return inner.isEmpty ? [path] : inner
      }
    }

    struct Grouped: Decodable {
      var suites: [Suite]?
      var xctestClasses: [Suite]?
      var testFunctions: [String]?
    }

    var identifiers: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([String].self) {
        identifiers = list
      } else {
        let groups = try container.decode(Grouped.self)
        let suites = (groups.suites ?? []) + (groups.xctestClasses ?? [])
        identifiers = (groups.testFunctions ?? []) + suites.flatMap { $0.identifiers(in: "") }
      }
    }
  }
}
