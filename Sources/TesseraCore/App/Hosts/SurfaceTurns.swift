import Foundation

/// Hears that a surface became wider than high, or the other way round (J146). A module above has it.
@MainActor
package protocol SurfaceTurnListener: AnyObject {
  /// The surface of the running graph was turned.
  static func surfaceDidTurn()
}

/// Tells the module above of surfaces that were turned.
@MainActor
enum SurfaceTurns {
  private static let listener = NSClassFromString("SwiftUI.DeviceTurns") as? any SurfaceTurnListener.Type

  static func tell() {
    listener?.surfaceDidTurn()
  }
}

extension Surface {
  /// Whether it is wider than high.
  var isWide: Bool { size.width > size.height }
}
