import Foundation

/// What shows documents in a surface: files are handed to it, and windows ask it before they close.
@MainActor
package protocol SurfaceDocument: AnyObject {
  /// What the title bar says of the document; nil if none is shown.
  var title: String? { get }
  /// Where the document is saved; nil for one that is not, and where none is shown.
  var fileURL: URL? { get }
  /// Whether the document has changes that are not saved.
  var isEdited: Bool { get }

  /// Opens a file, here or in a window of its own. What is wrong with it is said in the surface.
  func open(_ url: URL)

  /// Whether nothing is lost if the surface closes now. What can be saved without a question is saved.
  ///
  /// - Parameter close: called later if the user was asked and wants the surface to close.
  func canClose(_ close: @escaping @MainActor () -> Void) -> Bool
}

/// A scene that has a window for each document.
@MainActor
package protocol DocumentScene: AnyObject {
  /// Whether it reads files of the type of this one.
  func accepts(_ url: URL) -> Bool
}

/// What shows documents in one surface.
@MainActor
private final class DocumentService: GraphService {
  weak var shown: (any SurfaceDocument)?
  let followed = FollowedObject()

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// What shows documents in the surface; nil where none are shown. The body that asks follows it.
  package var document: (any SurfaceDocument)? {
    get {
      let service = service(DocumentService.self)
      service.followed.follow()
      return service.shown
    }
    set {
      let service = service(DocumentService.self)
      service.shown = newValue
      service.followed.didChange()
    }
  }
}

extension SurfaceAccess {
  /// What shows documents in the surface; nil where none are shown. The body that asks follows it.
  @MainActor package var document: (any SurfaceDocument)? {
    get { graph?.document }
    set { graph?.document = newValue }
  }

  /// The window of the desktop; nil where there is none, as in a test.
  @MainActor package var window: (any SurfaceWindow)? { graph?.surfaceWindow }

  /// Whether the user is in a text, which has an undo of its own.
  @MainActor package var isInText: Bool { graph?.focus.target is TextInputNode }
}
