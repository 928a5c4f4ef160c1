import Foundation

extension Tips {
  /// How tips are shown.
  public struct ConfigurationOption: Sendable {
    enum Kind: Sendable {
      case frequency(DisplayFrequency)
      case location(DatastoreLocation)
    }

    let kind: Kind

    /// How much time lies between two tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(kind: .frequency(frequency))
    }

    /// How many seconds lie between two tips.
    public static func displayFrequency(_ seconds: TimeInterval) -> ConfigurationOption {
      ConfigurationOption(kind: .frequency(DisplayFrequency(seconds: seconds)))
    }

    /// Where is kept what is remembered of tips.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(kind: .location(location))
    }

    /// How much time lies between two tips.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: TimeInterval

      /// None.
      public static let immediate = DisplayFrequency(seconds: 0)
      /// An hour.
      public static let hourly = DisplayFrequency(seconds: 3_600)
      /// A day.
      public static let daily = DisplayFrequency(seconds: 86_400)
      /// Seven days.
      public static let weekly = DisplayFrequency(seconds: 7 * 86_400)
      /// Thirty days.
      public static let monthly = DisplayFrequency(seconds: 30 * 86_400)
    }

    /// Where is kept what is remembered of tips.
    public struct DatastoreLocation: Hashable, Sendable {
      let folder: URL?

      /// With the program's settings.
      public static let applicationDefault = DatastoreLocation(folder: nil)

      /// In a folder.
      public static func url(_ url: URL) -> DatastoreLocation {
        DatastoreLocation(folder: url)
      }

      /// With the program's settings: there are no groups of programs on this system.
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        applicationDefault
      }
    }
  }
}
