extension AVAudioSession {
  /// What a program's sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Beside the sound of others, and not needed.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Instead of the sound of others, and not needed.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the program is there for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How sound is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How a program's sound mixes with that of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// What others hear when a program's sound ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where long sounds may be sent.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3
  }

  /// Another device than the usual one.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  /// Whether sound may be recorded.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// What to do after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes to another device.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
}
