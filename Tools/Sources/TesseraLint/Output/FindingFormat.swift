import Foundation

/// How findings are written down.
public enum FindingFormat: Sendable {
  /// A line each, as compilers print them.
  case text
  /// An array of objects.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0, which code hosts show beside the code.
  case sarif

  /// Where the rules are explained, below the project's folder.
  static let pages = "docs/lint"

  /// The findings of a review in this format.
  public func string(for review: Review, version: String) -> String {
    switch self {
    case .text: review.findings.map(\.text).joined(separator: "\n")
    case .json: encode(review.findings.map(JSONFinding.init))
    case .sarif: encode(Sarif(review, version: version))
    }
  }

  private func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // What is encoded are texts and whole numbers, which always can be.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

private struct JSONFinding: Encodable {
  let path: String
  let line: Int
  let column: Int
  let rule: String
  let severity: String
  let message: String
  let isFixable: Bool
  let page: String

  init(_ finding: Finding) {
    path = finding.path
    line = finding.line
    column = finding.column
    rule = finding.rule
    message = finding.message
    isFixable = finding.isFixable
    severity = finding.severity
    page = "\(FindingFormat.pages)/\(finding.rule).md"
  }
}

private struct Sarif: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Text: Encodable {
    let text: String
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "tessera lint"
    let version: String
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let helpUri: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
  }

  struct Location: Encodable {
    let physicalLocation: Place
  }

  struct Place: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  init(_ review: Review, version: String) {
    let rules =
      Review.rules + [
        (Finding.doesNotParse, "A file is not Swift."), (Finding.unusableShader, "A shader cannot be used."),
      ]
    let index = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let driver = Driver(
      version: version,
      rules: rules.map {
        Rule(id: $0.id, shortDescription: Text(text: $0.summary), helpUri: "\(FindingFormat.pages)/\($0.id).md")
      })
    let results = review.findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: index[finding.rule] ?? 0, level: finding.severity,
        message: Text(text: finding.message),
        locations: [
          Location(
            physicalLocation: Place(
              artifactLocation: Artifact(uri: Self.uri(finding.path)),
              region: Region(startLine: finding.line, startColumn: finding.column)))
        ])
    }
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }

  private static func uri(_ path: String) -> String {
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
