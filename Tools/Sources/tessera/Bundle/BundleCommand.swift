import Foundation
import TesseraBundle
import TesseraProject

/// `tessera bundle`: makes what people install of a program.
enum BundleCommand {
  /// - Throws: `UsageError` if the arguments make no sense, `BuildProblem` if the source does not compile,
  ///   `CommandFailure` or `BundleProblem` if no bundle can be made of it.
  static func run(_ arguments: [String]) throws {
    let options = try BundleOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.bundle) }
    let source = try options.source.bundleable(options.information)
    // What is missing is said before minutes are spent.
    let tools = try BundleTools(for: options)
    let output = try OutputFolder(options.output)
    let program = try source.build()
    let bundle = try BundleContent(program, options)
    bundle.notes.forEach { Console.printError("tessera: note: \($0)") }
    let place = try PrivateFolder()
    let tree = BundleTree(bundle, tools)
    let root = place.url.appendingPathComponent(bundle.baseName, isDirectory: true)
    try tree.write(to: root)
    let packager = BundlePackager(bundle, tools, options, tree: root)
    let result = try packager.package(in: place.url.appendingPathComponent("result", isDirectory: true))
    Console.print(try output.take(result).path)
  }
}
