import Foundation
import TesseraStore

/// Takes the stages of a manager, from the version of the store on (CD36).
///
/// The stages work on a copy of the store, which takes its place when all are done: a stage that fails changes nothing.
struct StagedMigration {
  let manager: NSStagedMigrationManager
  let url: URL
  let model: NSManagedObjectModel
  /// The checksums of models, by those that the program names.
  private let known: [String: String]

  init(manager: NSStagedMigrationManager, url: URL, model: NSManagedObjectModel) {
    self.manager = manager
    self.url = url
    self.model = model
    let references = manager.stages.compactMap { $0 as? NSCustomMigrationStage }
      .flatMap { [$0.currentModel, $0.nextModel] }
    known = Dictionary(
      references.compactMap { reference in reference.model.map { (reference.versionChecksum, $0.versionChecksum) } },
      uniquingKeysWith: { first, _ in first })
  }

  func run() throws {
    guard url.path != "/dev/null", FileManager.default.fileExists(atPath: url.path) else { return }
    guard let present = try StoredVersion.read(Connection(path: url.path, isReadOnly: true)),
      present.checksum != model.versionChecksum
    else { return }
    let stages = try stagesToTake(from: present.checksum)
    guard stages.contains(where: { $0 is NSCustomMigrationStage }) else { return }
    let copy = StoreCopy(beside: url)
    defer { copy.remove() }
    try copy.fill()
    for stage in stages {
      if let stage = stage as? NSCustomMigrationStage { try take(stage, at: copy.url) }
    }
    try close(try container(of: model, at: copy.url))
    try copy.takePlace()
  }

  // MARK: Stages

  private func take(_ stage: NSCustomMigrationStage, at url: URL) throws {
    try run(stage.willMigrateHandler, of: stage, with: stage.currentModel, at: url)
    try run(stage.didMigrateHandler, of: stage, with: stage.nextModel, at: url)
  }

  private func run(
    _ handler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?, of stage: NSCustomMigrationStage,
    with reference: NSManagedObjectModelReference, at url: URL
  ) throws {
    guard let model = reference.model else {
      throw CoreDataProblem.error(
        .migrationMissingSourceModelError, "There is no model of the version \(reference.versionChecksum).")
    }
    let container = try container(of: model, at: url)
    manager.container = container
    defer { manager.container = nil }
    try handler?(manager, stage)
    try close(container)
  }

  private func container(of model: NSManagedObjectModel, at url: URL) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: self.url.lastPathComponent, managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url)
    container.persistentStoreDescriptions = [description]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container
  }

  private func close(_ container: NSPersistentContainer) throws {
    for store in container.persistentStoreCoordinator.persistentStores {
      try container.persistentStoreCoordinator.remove(store)
    }
  }

  // MARK: Places

  private func stagesToTake(from checksum: String) throws -> ArraySlice<NSMigrationStage> {
    guard let start = place(of: checksum) ?? unknownPlace(of: checksum) else {
      throw CoreDataProblem.error(
        .migrationMissingSourceModelError, "No stage begins with the version of the store, \(checksum).")
    }
    let end = place(of: model.versionChecksum) ?? Place(next: manager.stages.count, index: .max)
    guard (start.next, start.index) < (end.next, end.index) else {
      throw CoreDataProblem.error(
        .stagedMigrationBackwardMigrationError, "The store has a later version than the model.")
    }
    return manager.stages[start.next..<end.next]
  }

  /// A place among stages.
  private struct Place {
    /// The number of the stage that follows.
    let next: Int
    /// The place among the versions of one light stage.
    let index: Int
  }

  private func place(of checksum: String) -> Place? {
    for (number, stage) in manager.stages.enumerated() {
      switch stage {
      case let stage as NSCustomMigrationStage:
        if checksum == stage.currentModel.model?.versionChecksum { return Place(next: number, index: 0) }
        if checksum == stage.nextModel.model?.versionChecksum { return Place(next: number + 1, index: 0) }
      case let stage as NSLightweightMigrationStage:
        let index = stage.versionChecksums.firstIndex { known[$0] ?? $0 == checksum }
        if let index { return Place(next: number + 1, index: index - stage.versionChecksums.count) }
      default: break
      }
    }
    return nil
  }

  /// The place of a version that only a checksum of Xcode's can stand for: that of the first such checksum.
  private func unknownPlace(of checksum: String) -> Place? {
    for (number, stage) in manager.stages.enumerated() {
      guard let stage = stage as? NSLightweightMigrationStage else { continue }
      let index = stage.versionChecksums.firstIndex { known[$0] == nil && !VersionHash.isText($0) }
      if let index { return Place(next: number + 1, index: index - stage.versionChecksums.count) }
    }
    return nil
  }
}
