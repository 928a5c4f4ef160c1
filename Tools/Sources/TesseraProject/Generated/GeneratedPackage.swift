import Foundation

/// A package with which Swift's package manager builds an app of a project, without touching the project.
///
/// Its sources are links to the project's. What did not change is left alone, so that builds after the first are short.
public struct GeneratedPackage {
  public let folder: URL
  private let project: XcodeProject
  private let app: ProjectTarget
  private let targets: [ProjectTarget]

  /// - Parameters:
  ///   - tests: targets of tests that are built, too.
  ///   - folder: where the package is written; nothing else may lie in it.
  public init(_ project: XcodeProject, app: ProjectTarget, tests: [ProjectTarget] = [], folder: URL) {
    self.project = project
    self.app = app
    self.folder = folder.standardizedFileURL
    targets = project.closure(of: [app] + tests)
  }

  /// The name of the program that the package builds.
  public var productName: String { app.moduleName }

  /// Writes what changed since the package was last written.
  public func write() throws {
    guard !app.sources.isEmpty else {
      throw ProjectProblem("the target \"\(app.name)\" has no Swift files; \(project.folder.path) may lack some")
    }
    var files: [String: FileContent] = ["Package.swift": .text(manifest)]
    for target in targets {
      for (path, source) in links(of: target) { files[path] = .link(source) }
      let path = "Sources/\(target.moduleName)/GeneratedAssetSymbols.swift"
      if let source = symbols(of: target)?.source { files[path] = .text(source) }
    }
    try FileTree(folder).update(files, below: "Sources")
  }

  /// The sources as the compiler calls them, by which it names them in messages, too.
  public var linkedSources: [(link: URL, source: URL)] {
    targets.flatMap { links(of: $0) }.map { (folder.appendingPathComponent($0.path), $0.source) }
  }

  /// The symbols of a target's asset catalogs; nil if it wants none.
  private func symbols(of target: ProjectTarget) -> AssetSymbols? {
    AssetSymbols.Options(target.settings, bundle: "Foundation.Bundle.main", persona: target.persona).map {
      AssetSymbols(catalogs: target.resources.filter { $0.pathExtension == "xcassets" }, $0)
    }
  }

  /// The assets that have no symbols, and why.
  public var symbolNotes: [String] { targets.flatMap { symbols(of: $0)?.notes ?? [] } }

  /// What some sources of packages are read with: `Bundle.module` and the symbols of their asset catalogs.
  ///
  /// - Parameter resources: of the packages in `packageFolders`.
  public func additions(for resources: [PackageResources]) -> [URL: String] {
    let added = resources.compactMap { $0.addition(resources: packageResourceFolder) }
    return Dictionary(added.map { ($0.source, $0.text) }) { $0 + $1 }
  }

  /// Where resources of packages lie that their manifests do not declare, for programs that are started elsewhere.
  private var packageResourceFolder: URL { folder.appendingPathComponent("resources") }

  /// Puts the resources of packages together that their manifests do not declare.
  ///
  /// - Parameter convert: makes an SVG picture of the first page of a PDF document; nil if that is not possible.
  public func collect(_ resources: [PackageResources], convert: @escaping (URL) throws -> Data?) throws {
    try? FileManager.default.removeItem(at: packageResourceFolder)
    for package in resources {
      let bundle = ResourceFolder(
        packageResourceFolder.appendingPathComponent("\(package.bundleName).resources"), convert: convert)
      for resource in package.undeclared { try bundle.add(resource) }
    }
  }

  /// Writes what the persona reads instead of some sources.
  ///
  /// - Parameter additions: what follows the text of some of them.
  /// - Returns: the description for the compiler's option `-vfsoverlay`; nil if nothing reads differently.
  public func writeOverlay(adding additions: [URL: String] = [:]) throws -> URL? {
    let platform = linkedSources.map(\.link) + PackageSources.ofPlatform(in: packageFolders)
    let others = additions.keys.filter { !platform.contains($0) }.sorted { $0.path < $1.path }
    return try SourceOverlay(folder.appendingPathComponent("overlay"), app.persona).write(
      for: platform + others, adding: additions)
  }

  /// Whether packages of servers have to be fetched before they can be looked into.
  public var lacksPackages: Bool {
    !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build/checkouts").path)
      && packages.contains { if case .remote = $0 { true } else { false } }
  }

  /// The folders of the packages that the app uses, as far as they are there.
  public var packageFolders: [URL] {
    let local = packages.compactMap { package -> URL? in
      if case .local(let folder) = package { folder } else { nil }
    }
    return local + [folder.appendingPathComponent(".build/checkouts")]
  }

  private var packages: [PackageReference] {
    var seen: Set<PackageReference> = []
    return targets.flatMap(\.products).map(\.package).filter { seen.insert($0).inserted }
  }

  // MARK: Sources

  /// Paths in the package and the files that they lead to.
  private func links(of target: ProjectTarget) -> [(path: String, source: URL)] {
    let root = project.folder.path + "/"
    return target.sources.map { source in
      let path = source.path.hasPrefix(root) ? String(source.path.dropFirst(root.count)) : "outside" + source.path
      return ("Sources/\(target.moduleName)/\(path)", source)
    }
  }

  // MARK: The manifest

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    // Made of \(project.name).xcodeproj.
    import PackageDescription

    let package = Package(
      name: \(SwiftLiteral.text(project.name)),
      products: [\(product)],
      dependencies: \(SwiftLiteral.list(packages.map(\.declaration), indentation: "  ")),
      targets: \(SwiftLiteral.list(targets.map(declaration), indentation: "  "))
    )

    """
  }

  /// Tests alone are no product.
  private var product: String {
    let name = SwiftLiteral.text(productName)
    return app.kind == .app ? ".executable(name: \(name), targets: [\(name)])" : ""
  }

  private func declaration(of target: ProjectTarget) -> String {
    let kind =
      switch target.kind {
      case .app: "executableTarget"
      case .framework: "target"
      case .unitTests: "testTarget"
      }
    let name = SwiftLiteral.text(target.moduleName)
    return ".\(kind)(name: \(name), dependencies: \(dependencies(of: target)), "
      + "path: \(SwiftLiteral.text("Sources/\(target.moduleName)")), swiftSettings: \(settings(of: target)))"
  }

  private func dependencies(of target: ProjectTarget) -> String {
    let frameworks = target.dependencies.compactMap { name in targets.first { $0.name == name } }.map(\.moduleName)
    let products = target.products.map {
      ".product(name: \(SwiftLiteral.text($0.name)), package: \(SwiftLiteral.text($0.package.identity)))"
    }
    let parts = frameworks.map(SwiftLiteral.text) + products
    return "[\(parts.joined(separator: ", "))]"
  }

  private func settings(of target: ProjectTarget) -> String {
    let settings = target.settings
    let version = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? "v6" : "v5"
    var parts = [".swiftLanguageMode(.\(version))"]
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { parts.append(".defaultIsolation(MainActor.self)") }
    // The package manager defines it, where it does not optimize.
    let implied = app.isOptimized ? "" : "DEBUG"
    for condition in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where condition != implied {
      parts.append(".define(\(SwiftLiteral.text(condition)))")
    }
    for feature in UpcomingFeatures.enabled(by: settings) {
      parts.append(".enableUpcomingFeature(\(SwiftLiteral.text(feature)))")
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}
