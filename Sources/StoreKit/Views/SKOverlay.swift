import Foundation

/// A part of the store in front of a program. There is none on this system (SK4).
open class SKOverlay: NSObject {
  /// Where it stands.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  /// What it shows.
  open class Configuration: NSObject {}

  /// Shows another program.
  public final class AppConfiguration: Configuration {
    public let appIdentifier: String
    public let position: Position

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
}
