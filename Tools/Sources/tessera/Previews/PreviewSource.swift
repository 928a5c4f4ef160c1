import Foundation
import TesseraPreview

/// A file, or the files of a folder, with previews, and what shows them.
struct PreviewSource {
  /// As messages call it.
  let name: String
  /// What the names of the pictures begin with.
  let pictureName: String
  let library: FileCompiler.Library
  /// Which previews of the library are meant; nil for all.
  var selection: PreviewSelection?
  /// The user's file, or the folder that the user's files are in, for messages about crashes.
  let root: String
  /// The program that shows the previews: this tool, or a copy of it beside the resources of an app.
  let program: URL
  /// What the program has to find in its environment.
  var environment: [String: String] = [:]
  /// Gives files in messages the names that the user knows.
  var withRealPaths: (String) -> String = { $0 }
}
