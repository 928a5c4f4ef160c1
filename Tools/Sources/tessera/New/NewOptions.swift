import Foundation

/// What `tessera new` was asked for.
struct NewOptions {
  /// The folder that is made, as the user wrote it.
  var path = ""
  var kind = PackageTemplate.Kind.app
  /// The folder of Tessera; nil for the one that this tool was built from.
  var library: String?
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    let table = OptionTable<NewOptions>(
      command: .new, flags: ["--help": \.wantsHelp, "-h": \.wantsHelp],
      readers: [
        "--kind": { options, name in
          guard let kind = PackageTemplate.Kind(rawValue: name) else {
            let names = PackageTemplate.Kind.allCases.map(\.rawValue)
            throw Command.new.error("--kind", is: name, notOneOf: names)
          }
          options.kind = kind
        },
        "--tessera": { $0.library = $1 },
      ])
    let names = try table.read(arguments, into: &self)
    guard !wantsHelp else { return }
    guard let first = names.first, !first.isEmpty else { throw Command.new.error("the name of the package is missing") }
    guard names.count == 1 else { throw Command.new.error("one package at a time, not \(names.count)") }
    path = first
  }
}
