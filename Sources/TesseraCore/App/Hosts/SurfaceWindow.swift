import Foundation

/// The window of the desktop that shows a surface.
@MainActor
package protocol SurfaceWindow: AnyObject {
  /// What stands in its title bar; nil for what the scene says.
  func setTitle(_ title: String?)

  /// Whether the desktop draws a title bar and borders around it.
  func setDecorated(_ isDecorated: Bool)

  /// Makes its content another size, in points.
  func resize(to size: CGSize)

  /// Whether the user can change its size.
  func setResizable(_ isResizable: Bool)

  /// Fills the screen, or no more.
  func toggleFullScreen()

  /// Fills the part of the screen that windows have, or no more.
  func toggleMaximized()

  /// Goes out of sight until the user asks for it.
  func miniaturize()

  /// Comes to the front.
  func bringToFront()

  /// The user cannot do some things with it.
  func restrict(_ restrictions: WindowRestrictions)

  /// The pointer, which is pressed, moves it from now on.
  func beginMove()

  /// Closes.
  func closeWindow()

  /// Asks the user a question, in a dialog above it.
  ///
  /// - Parameter receive: gets the index of the button that was pressed, once; nil if the dialog was closed.
  func ask(_ question: ModalQuestion, _ receive: @escaping @MainActor (Int?) -> Void)

  /// Makes the desktop's sound for what cannot be done.
  func beep()
}

/// Knows the window of one surface.
@MainActor
private final class SurfaceWindowService: GraphService {
  weak var window: (any SurfaceWindow)?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// The window of the desktop; nil where there is none, as in a test.
  package var surfaceWindow: (any SurfaceWindow)? {
    get { service(SurfaceWindowService.self).window }
    set {
      service(SurfaceWindowService.self).window = newValue
      service(WindowRestrictionService.self).tell()
    }
  }
}
