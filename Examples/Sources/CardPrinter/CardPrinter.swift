import Cards
import SwiftUI

/// Writes cards as pictures and as a document, from one process without a display.
@MainActor @main
struct CardPrinter {
  static func main() {
    switch PrintOptions(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(PrintOptions.usage)
    case .cards(let count, let folder):
      printCards(count, to: folder)
    case .mistake(let message):
      complain("\(message)\n\(PrintOptions.usage)")
      exit(2)
    }
  }

  private static func printCards(_ count: Int, to folder: URL) {
    let members = (1...count).lazy.map(Member.sample)
    let press = CardPress { CardView(member: $0) }
    do {
      try report("\(count) pictures") { try press.writePictures(of: members, to: folder) }
      try report("a document of \(count) pages") {
        try press.document(of: members).write(to: folder.appendingPathComponent("cards.pdf"))
      }
    } catch {
      complain("the cards cannot be written to \(folder.path): \(error.localizedDescription)")
      exit(EXIT_FAILURE)
    }
    print("They are in \(folder.path)")
  }

  /// Says how long something took, and how much memory the process has needed at most so far.
  private static func report(_ what: String, _ action: () throws -> Void) rethrows {
    let time = try ContinuousClock().measure(action)
    let seconds = time.formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1)))
    print("\(what): \(seconds), at most \(PeakMemory.megabytes.map(String.init) ?? "?") MB so far")
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
