import Foundation
import TesseraProject

/// The app of an Xcode project, for a bundle.
struct BundledProject: BundleableSource {
  private let location: URL
  private let options: SourceOptions
  private let information: String?
  private static let usualConfiguration = "Release"

  init(_ location: URL, _ options: SourceOptions, _ information: String?) {
    self.location = location
    var options = options
    let isThere = (try? XcodeProject(location, configuration: Self.usualConfiguration)) != nil
    if options.configuration == nil, isThere { options.configuration = Self.usualConfiguration }
    options.isShipped = true
    self.options = options
    self.information = information
  }

  func build() throws -> BundledProgram {
    let project = try ProjectBuild(location, options)
    project.tellWhatIsLeftOut()
    let program = try project.explaining { try $0.build(project.package.productName) }
    let copy = try project.appFolder.assemble(program: program, packages: project.packageResources)
    let folder = copy.deletingLastPathComponent()
    let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let list = folder.appendingPathComponent("Info.plist")
    let own = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), options: [], format: nil)
    let given = try GivenInformation(information, in: [], name: project.app.name, over: own as? [String: Any] ?? [:])
    return BundledProgram(
      program: copy,
      resources: entries.filter { ![copy.lastPathComponent, "Info.plist"].contains($0.lastPathComponent) },
      information: try given.data(), sources: project.package.linkedSources.map(\.source))
  }
}
