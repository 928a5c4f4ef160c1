import Foundation
import TesseraProject

/// How a package is built here.
///
/// One that names Tessera is built with that, as its manifest says. Others, those that are taken for one of another platform,
/// those that are bundled, and all whose views this tool has to show in its own process, are built with the library that was built with this tool;
/// they then lie in the cache.
struct PackageBuild {
  /// What is to be made of a package.
  enum Purpose {
    case program
    /// A program that takes over libraries of changed source while it runs.
    case runningProgram
    /// A program that is shipped with the libraries of this tool.
    case bundle
    /// A library that this tool loads.
    case previews
  }

  let description: PackageDescription
  let manager: PackageManager
  /// nil if the package is not taken for one of another platform.
  let persona: Persona?
  /// Whether the program holds the Tessera that the package names.
  private let usesOwnTessera: Bool
  private let isOptimized: Bool
  private let toolchain: Toolchain
  private let timeLimit: Double
  /// What is kept of the build; nil for a package that is built in its own folder.
  private let folder: URL?
  /// What the package can import of another platform; nil for nothing.
  let platform: PlatformModules?
  /// nil for a package that is built in its own folder, as its manifest says.
  private let additions: PackageAdditions?
  private let converter = PageConverter()

  /// - Throws: `BuildProblem` or `CommandFailure` if the package cannot be read.
  init(folder: String, _ options: SourceOptions, for purpose: Purpose) throws {
    let name = "the package in \(folder)"
    let limit = options.packageLimit
    description = try PackageDescription(PackageManager(folder: folder, name: name, timeLimit: limit))
    let persona =
      try options.persona ?? PackageSettings(ofPackageIn: folder).persona ?? Self.personaOfImports(description)
    let toolchain = try Toolchain()
    platform = try persona.flatMap { try PlatformModules(of: $0, toolchain) }
    self.persona = persona
    self.toolchain = toolchain
    timeLimit = limit
    usesOwnTessera =
      description.tesseraIdentity != nil && ![.previews, .bundle].contains(purpose) && (persona ?? .linux) == .linux
    isOptimized = try Self.isOptimized(options)
    let place = usesOwnTessera ? nil : try Self.folder(description, persona, purpose)
    self.folder = place
    // The libraries find what they share with the program.
    var arguments = usesOwnTessera && purpose == .runningProgram ? ["-Xlinker", "--export-dynamic"] : []
    if isOptimized { arguments += ["-c", "release"] }
    if let place {
      let additions = try Self.additions(description, place, limit)
      try additions.collect(convert: converter.picture)
      arguments += try Self.arguments(description, persona, toolchain, platform, additions, place)
      self.additions = additions
    } else {
      additions = nil
    }
    manager = PackageManager(folder: folder, name: name, timeLimit: limit, buildArguments: arguments)
  }

  /// The platform whose modules a package imports that does not name Tessera; nil for none.
  private static func personaOfImports(_ description: PackageDescription) -> Persona? {
    guard description.tesseraIdentity == nil else { return nil }
    let persona = Persona(
      neededBy: description.swiftFiles.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    return persona == .linux ? nil : persona
  }

  /// Packages have two configurations.
  private static func isOptimized(_ options: SourceOptions) throws -> Bool {
    switch options.configuration?.lowercased() {
    case nil, "debug": return false
    case "release": return true
    case let name?:
      throw CommandFailure(
        "a package has the configurations Debug and Release, and no \"\(name)\""
          + Suggestion.phrase(for: name, among: ["debug", "release"]))
    }
  }

  /// Programs lie at one place, regardless of whether they are run.
  private static func folder(_ description: PackageDescription, _ persona: Persona?, _ purpose: Purpose) throws -> URL {
    let kind = purpose == .previews ? "previews" : "program"
    return try CacheFolder(kind: "packages").lastingFolder(
      for: "\(description.path)\n\(persona?.rawValue ?? "")\n\(kind)")
  }

  /// The resources that Xcode takes without being told, of the package and of those beside it, and symbols for them.
  private static func additions(
    _ description: PackageDescription, _ folder: URL, _ limit: Double
  ) throws -> PackageAdditions {
    let resources = try PackageResources.all(in: packageFolders(description, folder)) {
      try PackageManager.manifest(of: $0, scratch: folder, timeLimit: limit)
    }
    return PackageAdditions(resources, in: folder.appendingPathComponent("resources"))
  }

  /// The folder of the package and those of its dependencies but Tessera.
  private static func packageFolders(_ description: PackageDescription, _ folder: URL) -> [URL] {
    let others = description.dependencies.filter { $0.identity != description.tesseraIdentity }.compactMap(\.path)
    return ([description.path] + others).map { URL(fileURLWithPath: $0) }
      + [folder.appendingPathComponent("build/checkouts")]
  }

  /// Puts resources that no manifest declares where programs look for them.
  ///
  /// - Parameter binaries: the folder that was built into.
  func addResources(in binaries: URL) throws {
    try additions?.add(toBundlesIn: binaries, convert: converter.picture)
  }

  private static func arguments(
    _ description: PackageDescription, _ persona: Persona?, _ toolchain: Toolchain, _ platform: PlatformModules?,
    _ additions: PackageAdditions, _ folder: URL
  ) throws -> [String] {
    try Toolchain.writeSystemModules(to: folder)
    var options = Toolchain.moduleCacheArguments + toolchain.libraryArguments(systemModules: folder)
    options += platform?.arguments ?? []
    if description.tesseraIdentity == nil {
      options += ImpliedImports.arguments(forFiles: description.swiftFiles, persona: persona ?? .linux)
    }
    if let overlay = try overlay(description, persona, additions, folder) { options += ["-vfsoverlay", overlay.path] }
    if let mark = additions.mark { options += ["-D", mark] }
    let toolset = folder.appendingPathComponent("toolset.json")
    try Toolset(compilerOptions: options).write(to: toolset)
    var arguments = ["--toolset", toolset.path, "--scratch-path", folder.appendingPathComponent("build").path]
    if let identity = description.tesseraIdentity {
      let standIn = try StandInPackage(identity: identity, for: description.path, in: folder)
      arguments += ["--multiroot-data-file", standIn.workspace.path]
    }
    return arguments
  }

  private static func overlay(
    _ description: PackageDescription, _ persona: Persona?, _ additions: PackageAdditions, _ folder: URL
  ) throws -> URL? {
    let files = description.targets.filter { !$0.isTool }.flatMap { $0.swiftFiles(in: description.path) }
      .map { URL(fileURLWithPath: $0) }
    // Tessera is what it is on this platform.
    let ofPlatform =
      persona == nil
      ? [] : files + PackageSources.ofPlatform(in: Array(packageFolders(description, folder).dropFirst()))
    let added = additions.sources
    let others = added.keys.filter { !ofPlatform.contains($0) }.sorted { $0.path < $1.path }
    return try SourceOverlay(folder.appendingPathComponent("overlay"), persona ?? .linux).write(
      for: ofPlatform + others, adding: added)
  }

  /// Has the compiler read sources as they are now where it reads copies of them.
  func refreshOverlay() throws {
    if let additions, let folder { _ = try Self.overlay(description, persona, additions, folder) }
  }

  /// What can be done with a program of the package that was built, once sources have changed; nil if its module is not
  /// known, or the compiler took it as a whole.
  func reloadable(_ program: URL, product: String) throws -> ReloadableBuild? {
    let names = description.products.first { $0.name == product }?.targets ?? [product]
    guard !isOptimized, let target = description.targets.first(where: { $0.isProgram && names.contains($0.name) })
    else { return nil }
    return try ReloadableBuild(
      program, module: target.c99name, usesOwnTessera ? .own : .ofTool, toolchain, platform: platform,
      timeLimit: timeLimit)
  }

  /// Runs a build, and explains what is missing if it fails.
  func explaining<Result>(_ build: (PackageManager) throws -> Result) throws -> Result {
    do {
      return try build(manager)
    } catch let problem as BuildProblem {
      let modules = Set(description.targets.map(\.c99name))
      throw BuildExplanation(
        files: description.swiftFiles, toolchain, persona: persona ?? .linux, modules: modules
      ).explained(problem.text)
    }
  }

  /// Code for several platforms and none for this one, and with a persona what needs Objective-C, with what can be done
  /// about it: a line each.
  var platformNotes: [String] {
    guard persona == nil else { return ObjectiveCNotes.lines(of: description.swiftFiles) }
    return description.swiftFiles.compactMap { file in
      guard let source = try? String(contentsOfFile: file, encoding: .utf8),
        let found = UnansweredPlatforms.first(in: source, .linux)
      else { return nil }
      return "\(ShownPath.of(file)):\(found.line): warning: nothing of this is compiled on Linux: it is for "
        + "\(found.platforms.joined(separator: " or ")), without #else. --platform ios or macos, or {\"platform\": \"ios\"} "
        + "in \(PackageSettings.fileName) beside the manifest, has the package taken for one of that platform."
    }
  }
}
