import Foundation

/// Lets the user of one surface choose files.
@MainActor
private final class FileService: GraphService {
  var chooser: (any FileChooser)?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// Lets the user choose files; nil if there is no user to ask.
  package var fileChooser: (any FileChooser)? {
    get { service(FileService.self).chooser }
    set { service(FileService.self).chooser = newValue }
  }
}

extension SurfaceAccess {
  /// Lets the user choose files; see `FileChooser`.
  ///
  /// - Returns: nil if there is no user to ask.
  @MainActor
  package func chooseFiles(
    _ request: FileRequest, _ receive: @escaping @MainActor ([URL]?) -> Void
  ) -> (@MainActor () -> Void)? {
    graph?.fileChooser?.choose(request, receive)
  }
}
