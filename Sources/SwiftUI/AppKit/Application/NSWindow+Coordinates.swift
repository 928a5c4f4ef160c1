import Foundation

// The desktop does not say where windows are, so the screen begins where the window does (J479).
extension NSWindow {
  /// Leads from coordinates of the window to those of the screen.
  public func convertToScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Leads from coordinates of the screen to those of the window.
  public func convertFromScreen(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

  /// Leads from coordinates of the window to those of the screen.
  public func convertPoint(toScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }

  /// Leads from coordinates of the screen to those of the window.
  public func convertPoint(fromScreen point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
