import Foundation

/// The command-line program.
@main
struct FuzzProgram {
  @MainActor static func main() async {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      print(Options.usage)
      exit(CommandLine.arguments.contains("--help") ? 0 : 2)
    }
    Table.fill()
    if options.isChild { await Child(options).run() }
    if options.isShowing {
      var maker = TrialMaker(seed: options.from, isHostile: options.isHostile)
      print(SourcePrinter.source(of: maker.trial()))
      exit(0)
    }
    exit(Batch(options).run() ? 0 : 1)
  }
}
