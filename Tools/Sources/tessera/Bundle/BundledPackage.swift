import Foundation
import TesseraProject

/// A program of a package, for a bundle.
struct BundledPackage: BundleableSource {
  private let folder: String
  private let options: SourceOptions
  private let information: String?

  init(_ folder: String, _ options: SourceOptions, _ information: String?) {
    self.folder = folder
    var options = options
    if options.configuration == nil { options.configuration = "release" }
    self.options = options
    self.information = information
  }

  func build() throws -> BundledProgram {
    let package = try PackageBuild(folder: folder, options, for: .bundle)
    let product = try product(of: package)
    let program = try package.explaining { try $0.build(product) }
    let binaries = program.deletingLastPathComponent()
    try package.addResources(in: binaries)
    let targets = package.description.closure(ofProduct: product)
    let root = URL(fileURLWithPath: package.description.path)
    let places = [root] + targets.map { root.appendingPathComponent("Sources/\($0.name)") }
    return BundledProgram(
      program: program, resources: try resources(in: binaries, of: targets, package.description),
      information: try GivenInformation(information, in: places, name: product).data(),
      sources: targets.flatMap { $0.swiftFiles(in: package.description.path) }.map { URL(fileURLWithPath: $0) })
  }

  /// The named program, or the only one.
  private func product(of package: PackageBuild) throws -> String {
    let names = package.description.products.filter(\.isProgram).map(\.name)
    let list = names.isEmpty ? "none" : names.joined(separator: ", ")
    if let product = options.product {
      guard names.contains(product) else {
        throw CommandFailure(
          "\(package.manager.name) has no program \"\(product)\"; it has \(list)"
            + Suggestion.phrase(for: product, among: names))
      }
      return product
    }
    guard let first = names.first else { throw CommandFailure("\(package.manager.name) has no program to bundle") }
    guard names.count == 1 else {
      throw CommandFailure("\(package.manager.name) has several programs: \(list). --product names one of them.")
    }
    return first
  }

  /// The folders with resources of the targets, and of other packages.
  private func resources(
    in binaries: URL, of targets: [PackageDescription.Target], _ description: PackageDescription
  ) throws -> [URL] {
    let own = "\(description.name)_"
    let wanted = Set(targets.map { "\(own)\($0.name).resources" })
    return try FileManager.default.contentsOfDirectory(at: binaries, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "resources" }
      .filter { !$0.lastPathComponent.hasPrefix(own) || wanted.contains($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
  }
}
