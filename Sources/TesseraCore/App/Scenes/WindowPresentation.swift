/// What a scene presents in the windows of the program, because it has none itself: an alert.
@MainActor
package protocol WindowPresentation: AnyObject {
  /// The content of a window, with what is presented on it.
  func presented(on content: AnyView) -> AnyView
}
