import Foundation

/// How much room there is along one axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, as on a phone.
  case compact
  /// Room for more than one column, as on a tablet or a desktop.
  case regular

  /// The widths from which a surface has room for two columns, in points.
  private static let regularWidth: CGFloat = 600
  /// The height from which a surface has room for bars above and below its content, in points.
  private static let regularHeight: CGFloat = 480

  package static func ofWidth(_ width: CGFloat) -> UserInterfaceSizeClass {
    width < regularWidth ? .compact : .regular
  }

  package static func ofHeight(_ height: CGFloat) -> UserInterfaceSizeClass {
    height < regularHeight ? .compact : .regular
  }
}
