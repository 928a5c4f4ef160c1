import TesseraBundle

/// What `tessera bundle` was asked for.
struct BundleOptions {
  var source = SourceOptions()
  var format = BundleFormat.tar
  /// The folder that the bundle is written to.
  var output = "."
  /// The bundle identifier; nil for what the app says.
  var identifier: String?
  /// The path of an `Info.plist`; nil for one that lies beside the source.
  var information: String?
  /// An SPDX expression; nil where none was named.
  var license: String?
  /// A name and an address, for Debian.
  var maintainer: String?
  /// The program that an AppImage begins with; nil where none was named.
  var imageRuntime: String?
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var readers = SourceOptions.readers(.bundle, \BundleOptions.source)
    readers["--format"] = { options, name in
      guard let format = BundleFormat(rawValue: name) else {
        throw Command.bundle.error("--format", is: name, notOneOf: BundleFormat.allCases.map(\.rawValue))
      }
      options.format = format
    }
    readers["--output"] = { $0.output = $1 }
    readers["--identifier"] = { $0.identifier = $1 }
    readers["--info"] = { $0.information = $1 }
    readers["--license"] = { $0.license = $1 }
    readers["--maintainer"] = { $0.maintainer = try Self.readMaintainer($1) }
    readers["--appimage-runtime"] = { $0.imageRuntime = $1 }
    let table = OptionTable<BundleOptions>(
      command: .bundle, flags: ["--help": \.wantsHelp, "-h": \.wantsHelp, "--main-actor": \.source.isOnMainActor],
      readers: readers)
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, .bundle) }
  }

  private static func readMaintainer(_ text: String) throws -> String {
    guard text.wholeMatch(of: /[^<>\n]+ <[^<>@ \n]+@[^<>@ \n]+>/) != nil else {
      throw Command.bundle.error("--maintainer is a name and an address, as \"Ada <ada@example.org>\", not \"\(text)\"")
    }
    return text
  }
}
