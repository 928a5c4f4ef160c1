import Foundation
import TesseraBundle

/// Everything that a bundle is made of.
struct BundleContent {
  let program: BundledProgram
  let app: AppDescription
  /// The content of the `Info.plist`.
  let information: Data
  let libraries: LibraryClosure
  let fonts: UsedFonts
  let icon: IconCatalog.Picture?
  /// An SPDX expression; nil if it is not known.
  let license: String?
  /// The time that everything in the bundle is from.
  let date: Date
  /// The kind of machine, such as `x86_64`.
  let machine: String
  /// What the user may want to mend.
  private(set) var notes: [String] = []

  init(_ program: BundledProgram, _ options: BundleOptions) throws {
    let toolchain = try Toolchain()
    self.program = program
    information = try GivenInformation.replacing(options.identifier, in: program.information)
    var app = try AppDescription(
      infoDictionary: information, executable: program.program.lastPathComponent, mimeType: SystemTypes.mimeType)
    let folders = [program.program.deletingLastPathComponent()] + program.resources
    app.localizedNames = Self.localizedNames(in: folders)
    self.app = app
    libraries = try LibraryClosure(
      of: program.program, loading: ["libTesseraWindows.so"], from: Self.libraryFolders(of: program, toolchain))
    let texts = (program.sources + Self.tables(in: program.resources)).compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    fonts = UsedFonts(in: texts)
    icon = program.resources.lazy.compactMap(IconCatalog.picture).first
    license = options.license
    date = Self.date(of: program)
    machine = String(try toolchain.target.prefix { $0 != "-" })
    notes = notes(options)
  }

  /// The name of files and folders that the bundle is written to.
  var baseName: String { "\(app.commandName)-\(app.version)-\(machine)" }

  private func notes(_ options: BundleOptions) -> [String] {
    var notes: [String] = []
    if app.hasPlaceholderIdentifier {
      notes.append("the app has no identifier, and is called \(app.identifier). --identifier gives it one.")
    }
    if icon == nil { notes.append("the app has no AppIcon in an asset catalog; a letter takes its place.") }
    if license == nil {
      notes.append(
        "no license was named; software centers are told \(AppStreamMetadata.unknownLicense). --license MIT names one.")
    }
    if options.format == .deb, options.maintainer == nil, BundlePackager.maintainerOfEnvironment == nil {
      notes.append(
        "no maintainer was named; the package says \(BundlePackager.unknownMaintainer). --maintainer names one.")
    }
    return notes
  }

  /// The compiler's libraries, those of the tool, and of those for several platforms the ones that the program was linked
  /// with.
  private static func libraryFolders(of program: BundledProgram, _ toolchain: Toolchain) throws -> [URL] {
    let places = try SharedObject(program.program).runpath?.split(separator: ":").map(String.init) ?? []
    return [toolchain.libraryFolder, toolchain.swiftResources.appendingPathComponent("linux")]
      + places.filter { $0.hasPrefix(toolchain.libraryFolder.path + "/") }.map { URL(fileURLWithPath: $0) }
  }

  private static func localizedNames(in folders: [URL]) -> [String: String] {
    folders.reduce(into: [:]) { names, folder in names.merge(LocalizedNames.all(in: folder)) { old, _ in old } }
  }

  private static func tables(in resources: [URL]) -> [URL] {
    let files = resources.flatMap { resource in
      [resource]
        + (FileManager.default.enumerator(at: resource, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
          ?? [])
    }
    return files.filter { ["strings", "xcstrings", "json"].contains($0.pathExtension) }
  }

  /// What the variable says that tools for repeatable builds have agreed on, or else when the source was edited last.
  private static func date(of program: BundledProgram) -> Date {
    if let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], let seconds = UInt32(text) {
      return Date(timeIntervalSince1970: Double(seconds))
    }
    let dates = program.sources.compactMap {
      (try? FileManager.default.attributesOfItem(atPath: $0.path))?[.modificationDate] as? Date
    }
    return Date(
      timeIntervalSince1970: (dates.max() ?? Date(timeIntervalSince1970: 0)).timeIntervalSince1970.rounded(.down))
  }
}
