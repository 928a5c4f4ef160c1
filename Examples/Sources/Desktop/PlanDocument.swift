import SwiftUI
import UniformTypeIdentifiers

/// A plan in a file.
public struct PlanDocument: FileDocument {
  public static let readableContentTypes: [UTType] = [.json]

  public var plan: Plan

  public init(plan: Plan = .sample) {
    self.plan = plan
  }

  public init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    plan = try JSONDecoder().decode(Plan.self, from: data)
  }

  public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return FileWrapper(regularFileWithContents: try encoder.encode(plan))
  }
}
