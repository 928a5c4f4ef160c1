import Foundation
import TesseraStore

/// Takes the stages of a plan, from the version of the store on (SD31).
///
/// The stages work on a copy of the store, which takes its place when all are done: a stage that fails changes nothing.
struct PlannedMigration {
  let configuration: ModelConfiguration
  let schema: Schema
  let plan: any SchemaMigrationPlan.Type

  func run() throws {
    guard !configuration.isStoredInMemoryOnly, configuration.allowsSave,
      FileManager.default.fileExists(atPath: configuration.url.path)
    else { return }
    let stages = try stagesToTake()
    guard !stages.isEmpty else { return }
    let copy = StoreCopy(beside: configuration.url)
    defer { copy.remove() }
    try copy.fill()
    for stage in stages { try take(stage, at: copy.url) }
    try copy.takePlace()
  }

  /// The stages that lead on from the layout of the store.
  private func stagesToTake() throws -> [MigrationStage] {
    let connection = try Connection(path: configuration.url.path, isReadOnly: false)
    guard let present = try StoreMigration(connection: connection, wanted: schema.layout).presentLayout() else {
      return []
    }
    let stages = plan.stages
    for stage in stages where stage.toVersion.versionIdentifier < stage.fromVersion.versionIdentifier {
      throw SwiftDataError.backwardMigration
    }
    guard present.version != schema.version,
      let start = stages.firstIndex(where: { $0.fromVersion.versionIdentifier == present.version })
    else { return [] }
    var taken: [MigrationStage] = []
    for stage in stages[start...] {
      taken.append(stage)
      if stage.toVersion.versionIdentifier == schema.version { break }
    }
    return taken
  }

  private func take(_ stage: MigrationStage, at url: URL) throws {
    guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
      _ = try container(of: stage.toVersion, at: url)
      return
    }
    if let willMigrate { try run(willMigrate, with: from, at: url) }
    if let didMigrate {
      try run(didMigrate, with: to, at: url)
    } else {
      _ = try container(of: to, at: url)
    }
  }

  private func run(
    _ action: (ModelContext) throws -> Void, with version: any VersionedSchema.Type, at url: URL
  ) throws {
    let context = ModelContext(try container(of: version, at: url))
    try action(context)
    try context.save()
  }

  private func container(of version: any VersionedSchema.Type, at url: URL) throws -> ModelContainer {
    let schema = Schema(versionedSchema: version)
    return try ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema, url: url)])
  }
}
