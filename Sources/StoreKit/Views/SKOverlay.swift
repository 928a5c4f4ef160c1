import Foundation

/// A part of the store in front of a program. There is none on this system (SK4).
open class SKOverlay: NSObject {
  /// Where it stands.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom
    /// Above the bottom.
    case bottomRaised
  }

  /// What it shows.
  open class Configuration: NSObject {}

  /// Shows another program.
  public final class AppConfiguration: Configuration {
    /// The program that it shows.
    public let appIdentifier: String
    /// Where it stands.
    public let position: Position

    /// Shows a program.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
}
