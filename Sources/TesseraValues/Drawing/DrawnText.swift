import Foundation

/// Laid-out text in a drawing. Only the text engine that made it can draw it.
@MainActor
package protocol DrawnText: AnyObject {
  /// Width of the widest line and height of all lines, points.
  var size: CGSize { get }
  var lineCount: Int { get }
}
