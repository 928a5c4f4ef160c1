import SwiftUI
import TesseraCore

/// The size of a screen.
extension Screen {
  /// In points.
  public var size: CGSize { host.surface.size }

  /// Gives the screen another size, as turning a device or dragging a window's edge does; runs the frame.
  ///
  /// - Parameters:
  ///   - width: in points. What is not positive or not finite counts as 1.
  ///   - height: likewise.
  ///   - safeArea: the room that bars of the system take; nil for what it was.
  public func resize(width: CGFloat, height: CGFloat, safeArea: EdgeInsets? = nil) {
    var surface = host.surface
    surface.size = CGSize(width: Self.length(width), height: Self.length(height))
    if let safeArea { surface.safeArea = safeArea }
    perform("resize") { host.surface = surface }
  }

  private static func length(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 1
  }
}
