import Foundation

/// A tour of the examples without a screen: it touches them as a person would, tells what happens and takes pictures.
@MainActor @main
struct Gallery {
  static func main() async {
    switch Options(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(Options.usage)
    case .tour(let folder):
      await show(in: folder)
    case .recordings(let folder):
      await record(in: folder)
    case .mistake(let message):
      complain("\(message)\n\(Options.usage)")
      exit(2)
    }
  }

  private static func show(in folder: URL) async {
    do {
      let album = try Album(folder: folder)
      try await Tours(album: album).all()
      album.list()
    } catch {
      complain("the tour with pictures in \(folder.path) ended early: \(error.localizedDescription)")
      exit(EXIT_FAILURE)
    }
  }

  private static func record(in folder: URL) async {
    do {
      try await Recordings(folder: folder).all()
    } catch {
      complain("the recordings in \(folder.path) ended early: \(error.localizedDescription)")
      exit(EXIT_FAILURE)
    }
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
