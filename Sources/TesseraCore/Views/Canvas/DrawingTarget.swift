/// What takes the drawing of a context at once, such as pixels.
@MainActor
package protocol DrawingTarget: AnyObject {
  /// - Parameters:
  ///   - item: in display coordinates: from the top-left corner, with y growing downward.
  ///   - readsBackground: whether it takes away or keeps what was drawn before, rather than covering it.
  func draw(_ item: DisplayItem, readsBackground: Bool)
}
