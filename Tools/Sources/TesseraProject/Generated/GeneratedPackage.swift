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
    if let circle = project.circle(from: app) {
      throw ProjectProblem(
        "the targets \(circle.joined(separator: " > ")) depend on each other in a circle; one of them has to do without"
      )
    }
    guard app.sources.contains(where: \.isThere) else {
      let missing = app.sources.map(\.path).joined(separator: ", ")
      throw ProjectProblem(
        "the target \"\(app.name)\" has no Swift files; "
          + (missing.isEmpty ? "\(project.folder.path) may lack some" : "these are not there: \(missing)"))
    }
    for target in targets { try checkNames(of: target) }
    var files: [String: FileContent] = ["Package.swift": .text(manifest)]
    for target in targets {
      for (path, source) in links(of: target) { files[path] = .link(source) }
      let path = "Sources/\(target.moduleName)/GeneratedAssetSymbols.swift"
      if let source = symbols(of: target)?.source { files[path] = .text(source) }
      if let source = ModelClasses(target.resources).source {
        files["Sources/\(target.moduleName)/GeneratedModelClasses.swift"] = .text(source)
      }
    }
    try FileTree(folder).update(files, below: "Sources")
  }

  /// The compiler takes one file of a name for each module.
  private func checkNames(of target: ProjectTarget) throws(ProjectProblem) {
    var known: [String: URL] = [:]
    for source in target.sources {
      guard let other = known.updateValue(source, forKey: source.lastPathComponent) else { continue }
      throw ProjectProblem(
        "the target \"\(target.name)\" has two files of one name, and Swift allows one in a module: \(other.path) and "
          + source.path)
    }
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

  /// Where the resources of packages are put together that no manifest declares.
  public var packageResourceFolder: URL { folder.appendingPathComponent("resources") }

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
    return target.sources.filter(\.isThere).map { source in
      let path = source.path.hasPrefix(root) ? String(source.path.dropFirst(root.count)) : "outside" + source.path
      return ("Sources/\(target.moduleName)/\(Self.usable(path))", source)
    }
  }

  /// The package manager cannot build files with quotes, backslashes or control characters in their names.
  private static func usable(_ path: String) -> String {
    let name = path.map { "\"\\".contains($0) || $0.asciiValue.map { $0 < 32 } == true ? "_" : $0 }
    let usable = String(name)
    return usable == path
      ? path : "named \(String(Data(path.utf8).stableHash, radix: 36))/\((usable as NSString).lastPathComponent)"
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
    let frameworks = target.dependencies.filter { $0 != target.name }
      .compactMap { name in targets.first { $0.name == name } }.map(\.moduleName)
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

extension URL {
  /// Whether there is a file or a folder here.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
