import Foundation
import Testing

@testable import TesseraProject

/// Test plans.
struct TestPlanTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plan \(UUID().uuidString)")

  /// The shared schemes of a project whose scheme names plans, of which the second is the usual one.
  private func schemes(_ plan: String) throws -> (schemes: [ProjectScheme], problems: [String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appendingPathComponent("Kiln.xcodeproj")
    let schemes = project.appendingPathComponent("xcshareddata/xcschemes")
    try FileManager.default.createDirectory(at: schemes, withIntermediateDirectories: true)
    try Data(
      """
      <Scheme version="1.7"><TestAction shouldUseLaunchSchemeArgsEnv="YES"><TestPlans>
        <TestPlanReference reference="container:Other.xctestplan"/>
        <TestPlanReference reference="container:Plans/Kiln.xctestplan" default="YES"/>
      </TestPlans></TestAction></Scheme>
      """.utf8
    ).write(to: schemes.appendingPathComponent("Kiln.xcscheme"))
    let file = folder.appendingPathComponent("Plans/Kiln.xctestplan")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(plan.utf8).write(to: file)
    return ProjectScheme.shared(in: project)
  }

  @Test("Targets, tests, arguments and variables of the usual plan are read, in the form of older and newer Xcodes")
  func contents() throws {
    let found = try schemes(
      """
      {"version": 1,
       "configurations": [{"id": "A", "name": "One", "options": {
         "environmentVariableEntries": [{"key": "HEAT", "value": "hot"}, {"key": "OFF", "value": "x", "enabled": false}]}}],
       "defaultOptions": {"commandLineArgumentEntries": [{"argument": "-slow \\"two words\\""}, {"argument": "-never", "enabled": false}],
         "environmentVariableEntries": [{"key": "HEAT", "value": "cold"}, {"key": "CLAY"}]},
       "testTargets": [
         {"target": {"name": "A", "containerPath": "container:Kiln.xcodeproj", "identifier": "1"}, "skippedTests": ["S/t()", "Old"]},
         {"target": {"name": "B"}, "enabled": false},
         {"target": {"name": "C"}, "selectedTests": {"suites": [{"name": "Outer", "testFunctions": ["a()"], "suites": [{"name": "Inner"}]}],
           "xctestClasses": [{"name": "Cases", "xctestMethods": ["testB()"]}], "testFunctions": ["free()"]}}
       ]}
      """)
    let scheme = try #require(found.schemes.first)
    #expect(found.problems.isEmpty)
    #expect(scheme.plannedTests == ["A", "C"] && scheme.skippedTests == ["B"])
    #expect(scheme.skippedCases == ["A": ["S/t()", "Old"]])
    #expect(scheme.selectedCases == ["C": ["free()", "Outer/a()", "Outer/Inner", "Cases/testB()"]])
    #expect(scheme.testArguments == ["-slow", "two words"])
    #expect(scheme.testEnvironment == ["HEAT": "hot", "CLAY": ""] && !scheme.testsLikeRuns)
  }

  @Test("A plan without arguments and variables leaves those of the scheme")
  func plain() throws {
    let scheme = try #require(try schemes(#"{"testTargets": [{"target": {"name": "A"}}]}"#).schemes.first)
    #expect(scheme.testsLikeRuns && scheme.plannedTests == ["A"])
  }

  @Test(
    "A plan that cannot be read is said, and leaves its scheme",
    arguments: ["", "{}", "[1]", "{\"testTargets\": [{}]}"])
  func broken(plan: String) throws {
    let found = try schemes(plan)
    #expect(found.schemes.map(\.name) == ["Kiln"])
    #expect(found.schemes.first?.plannedTests == nil)
    #expect(found.problems.first?.hasSuffix("Plans/Kiln.xctestplan cannot be read; all unit tests are run") == true)
  }
}
