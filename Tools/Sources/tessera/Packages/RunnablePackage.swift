import Foundation
import TesseraProject

/// A package whose program is built as its manifest says.
struct RunnablePackage: RunnableSource {
  private let folder: String
  private let options: SourceOptions
  private let notes = Notes()

  init(folder: String, _ options: SourceOptions) throws {
    self.folder = folder
    self.options = options
  }

  func build() throws -> Build {
    let package = try PackageBuild(folder: folder, options, for: .program)
    notes.show(package.platformNotes)
    let product = try options.product.map { try check($0, package) } ?? firstProduct(package)
    return Build(program: try package.explaining { try $0.build(product) })
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
