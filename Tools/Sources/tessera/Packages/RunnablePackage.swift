import Foundation
import TesseraProject

/// A package whose program is built as its manifest says.
final class RunnablePackage: RunnableSource {
  private let folder: String
  private let options: SourceOptions
  private let purpose: PackageBuild.Purpose
  private let notes = Notes()
  /// What was built last, for changes that need no other look at the manifest.
  private var last: (package: PackageBuild, build: ReloadableBuild)?

  /// - Parameter isRun: whether the program will run and take over changes.
  init(folder: String, _ options: SourceOptions, isRun: Bool) {
    self.folder = folder
    self.options = options
    purpose = isRun ? .runningProgram : .program
  }

  func build() throws -> Build {
    last = nil
    let package = try PackageBuild(folder: folder, options, for: purpose)
    notes.show(package.platformNotes)
    let product = try options.product.map { try check($0, package) } ?? firstProduct(package)
    let program = try package.explaining { try $0.build(product) }
    try package.addResources(in: program.deletingLastPathComponent())
    if purpose == .runningProgram, let build = try package.reloadable(program, product: product) {
      last = (package, build)
    }
    return Build(program: program)
  }

  func prepare() {
    // What is wrong is said once there is a change.
    try? last?.build.prepare()
  }

  func library(after change: SourceWatch.Change) throws -> FileCompiler.Library? {
    guard change.isOfSwift else { return nil }
    if let last, last.build.cover(change) {
      try last.package.refreshOverlay()
      try last.package.explaining { _ in try last.build.compile(change) }
    } else {
      _ = try build()
      try last?.build.prepare()
    }
    return try last?.build.library()
  }

  private func check(_ product: String, _ package: PackageBuild) throws -> String {
    let names = package.description.products.filter(\.isProgram).map(\.name)
    guard !names.contains(product) else { return product }
    let list = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
    throw BuildProblem(
      text: "\(package.manager.name) has no program \"\(product)\"; \(list)"
        + Suggestion.phrase(for: product, among: names))
  }

  private func firstProduct(_ package: PackageBuild) throws -> String {
    guard let program = package.description.products.first(where: \.isProgram) else {
      throw BuildProblem(text: "\(package.manager.name) has no program")
    }
    return program.name
  }
}
