/// What `tessera test` was asked for.
struct TestOptions {
  var source = SourceOptions()
  /// A regular expression; nil for all tests.
  var filter: String?
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var readers = SourceOptions.readers(.test, \TestOptions.source)
    for name in ["--product", "--swift-version"] { readers[name] = nil }
    readers["--filter"] = { $0.filter = $1 }
    let table = OptionTable<TestOptions>(
      command: .test, flags: ["--help": \.wantsHelp, "-h": \.wantsHelp], readers: readers)
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, .test) }
  }
}
