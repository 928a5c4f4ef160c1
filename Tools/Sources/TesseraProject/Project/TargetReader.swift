import Foundation

/// Reads the targets of a project.
struct TargetReader {
  private let table: ProjectTable
  private let tree: ProjectTree
  private let projectName: String
  /// The packages of the project.
  let packages: [PackageReference]
  /// Those of them that a server has.
  let remotePackages: [RemotePackage]
  /// nil for what each target was made for.
  private let persona: Persona?
  /// Which of its configurations a target is built with, if it has it.
  private let configuration: String

  init(_ table: ProjectTable, _ tree: ProjectTree, projectName: String, persona: Persona?, configuration: String) {
    self.configuration = configuration
    self.table = table
    self.tree = tree
    self.projectName = projectName
    self.persona = persona
    let references = table.objects("packageReferences", of: table.root).compactMap { PackageReference($0, tree) }
    remotePackages = references.compactMap { RemotePackage($0, projectIn: tree.root) }
    let listed = references.map { $0.copied(in: tree.root) }
    packages = listed + Self.packageFolders(table, tree).filter { !listed.contains($0) }
  }

  /// Packages that were dragged into the project, as older versions of Xcode have it.
  private static func packageFolders(_ table: ProjectTable, _ tree: ProjectTree) -> [PackageReference] {
    table.all("PBXFileReference").compactMap { object in
      guard object.string("path")?.hasSuffix(".swift") != true, let folder = tree.location(of: object),
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      else { return nil }
      return .local(folder)
    }
  }

  /// - Returns: nil for a target that cannot be built here, such as an extension.
  func target(_ object: ProjectObject) -> ProjectTarget? {
    guard object.kind == "PBXNativeTarget", let name = object.string("name"),
      let kind = ProjectTarget.Kind(productType: object.string("productType") ?? "")
    else { return nil }
    let persona = self.persona ?? Persona.of(settings(of: object, named: name, .ios))
    let settings = settings(of: object, named: name, persona)
    let files = files(of: object)
    let infoFile = settings["INFOPLIST_FILE"].map { tree.root.appendingPathComponent($0).standardizedFileURL }
    return ProjectTarget(
      name: name, kind: kind, persona: persona, settings: settings,
      sources: locations(files, .source),
      resources: locations(files, .resource).filter { $0 != infoFile && $0.lastPathComponent != "Info.plist" },
      unsupported: locations(files, .unsupported), dependencies: dependencies(of: object),
      products: table.objects("packageProductDependencies", of: object).compactMap(product))
  }

  private func locations(_ files: [(file: ProjectFile, role: ProjectFile.Role)], _ role: ProjectFile.Role) -> [URL] {
    var seen: Set<URL> = []
    return files.filter { $0.role == role }.map(\.file.location).filter { seen.insert($0).inserted }
  }

  private func dependencies(of object: ProjectObject) -> [String] {
    table.objects("dependencies", of: object).compactMap { table.object("target", of: $0)?.string("name") }
  }

  // MARK: Settings

  private func settings(of object: ProjectObject, named name: String, _ persona: Persona) -> BuildSettings {
    var settings = BuildSettings(
      defaults: [
        "TARGET_NAME": name, "PROJECT_NAME": projectName, "SRCROOT": tree.root.path, "PROJECT_DIR": tree.root.path,
        "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "DEVELOPMENT_LANGUAGE": "en",
        "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ], sdkPrefix: persona.sdkPrefix)
    for owner in [table.root, object] {
      guard let configuration = chosenConfiguration(of: owner) else { continue }
      if let file = configurationFile(of: configuration) { settings.add(ConfigurationFile(file).settings) }
      settings.add(configuration.dictionary("buildSettings"))
    }
    return settings
  }

  private func chosenConfiguration(of owner: ProjectObject) -> ProjectObject? {
    let configurations = configurations(of: owner)
    return configurations.first { $0.string("name") == configuration } ?? configurations.first
  }

  private func configurations(of owner: ProjectObject) -> [ProjectObject] {
    table.object("buildConfigurationList", of: owner).map { table.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The names of the configurations that the project has.
  var configurationNames: [String] { configurations(of: table.root).compactMap { $0.string("name") } }

  private func configurationFile(of configuration: ProjectObject) -> URL? {
    if let file = table.object("baseConfigurationReference", of: configuration) { return tree.location(of: file) }
    guard let folder = table.object("baseConfigurationReferenceAnchor", of: configuration),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return tree.location(of: folder)?.appendingPathComponent(path)
  }

  // MARK: Files

  private func files(of target: ProjectObject) -> [(file: ProjectFile, role: ProjectFile.Role)] {
    var files: [(file: ProjectFile, role: ProjectFile.Role)] = []
    for phase in table.objects("buildPhases", of: target) {
      switch phase.kind {
      case "PBXSourcesBuildPhase":
        files += members(of: phase).map { ($0, $0.roleAsSource) }
      case "PBXResourcesBuildPhase":
        files += members(of: phase).map { ($0, $0.role == .unsupported ? .unsupported : .resource) }
      case "PBXFrameworksBuildPhase": files += compiledMembers(of: phase).map { ($0, .unsupported) }
      default: break
      }
    }
    let named = Set(target.strings("fileSystemSynchronizedGroups"))
    for object in table.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = SynchronizedFolder(object, table, tree) else { continue }
      let inFolder = named.contains(object.id) ? folder.files(of: target) : folder.exceptionalFiles(of: target)
      files += inFolder.compactMap { file in file.role.map { (file, $0) } }
    }
    return files
  }

  /// The libraries that came with the project as they were compiled, and those that CocoaPods would make. Those of the
  /// system and of the project's own targets are none of them.
  private func compiledMembers(of phase: ProjectObject) -> [ProjectFile] {
    table.objects("files", of: phase).compactMap { entry in
      guard let object = table.object("fileRef", of: entry), let path = object.string("path") else { return nil }
      if let location = tree.location(of: object) { return ProjectFile(location) }
      let isOfPods = path.hasPrefix("Pods") || path.hasPrefix("libPods")
      return isOfPods ? ProjectFile(tree.root.appendingPathComponent(path)) : nil
    }
    .filter { $0.role == .unsupported }
  }

  private func members(of phase: ProjectObject) -> [ProjectFile] {
    table.objects("files", of: phase).flatMap { entry -> [ProjectFile] in
      guard let object = table.object("fileRef", of: entry) else { return [] }
      // Each language has a file of its own.
      let objects = object.kind == "PBXVariantGroup" ? table.objects("children", of: object) : [object]
      return objects.compactMap { tree.location(of: $0).map(ProjectFile.init) }
    }
  }

  // MARK: Packages

  private func product(_ object: ProjectObject) -> PackageProduct? {
    guard let name = object.string("productName") else { return nil }
    let named = table.object("package", of: object).flatMap { PackageReference($0, tree)?.copied(in: tree.root) }
    let package = named ?? packages.first { $0.mayOffer(name) }
    return package.map { PackageProduct(name: name, package: $0) }
  }
}
