import Foundation

/// The name of a file with a sound, in the program's bundle or in `Library/Sounds` of its data.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name with its extension.
  public let rawValue: String

  /// The name with its extension.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name with its extension.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name with its extension.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// What is heard when a notification comes.
public final class UNNotificationSound: NSObject, Sendable {
  enum Source: Hashable, Sendable {
    case standard, critical, ringtone
    case named(UNNotificationSoundName)
  }

  let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// A sound of the program's; the desktop's own where there is no such file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(.named(name))
  }

  /// The desktop's sound for messages.
  public static let `default` = UNNotificationSound(.standard)
  /// The desktop's sound for messages, also where others are silenced.
  public static let defaultCritical = UNNotificationSound(.critical)
  /// The desktop's sound for messages.
  public static let defaultRingtone = UNNotificationSound(.ringtone)

  /// The desktop's sound for messages, also where others are silenced.
  ///
  /// - Parameter volume: it is the desktop that decides how loud it is.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }

  /// A sound of the program's, also where others are silenced.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// Whether both are the same sound.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.source == source
  }

  /// The same for the same sound.
  public override var hash: Int { source.hashValue }
}
