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
    }
    try FileTree(folder).update(files, below: "Sources")
  }

  /// The sources as the compiler calls them, by which it names them in messages, too.
  public var linkedSources: [(link: URL, source: URL)] {
    targets.flatMap { links(of: $0) }.map { (folder.appendingPathComponent($0.path), $0.source) }
  }

  /// Writes what the persona reads instead of some sources.
  ///
  /// - Returns: the description for the compiler's option `-vfsoverlay`; nil if nothing reads differently.
  public func writeOverlay() throws -> URL? {
    try SourceOverlay(folder.appendingPathComponent("overlay"), app.persona).write(
      for: linkedSources.map(\.link) + PackageSources.ofPlatform(in: packageFolders))
  }

  /// The folders of the packages that the app uses, as far as they are there.
  private var packageFolders: [URL] {
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
    for condition in settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where condition != "DEBUG" {
      parts.append(".define(\(SwiftLiteral.text(condition)))")
    }
    for feature in UpcomingFeatures.enabled(by: settings) {
      parts.append(".enableUpcomingFeature(\(SwiftLiteral.text(feature)))")
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}
