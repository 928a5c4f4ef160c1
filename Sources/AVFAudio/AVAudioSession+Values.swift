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
    /// Recording, and no sound besides.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and sound at once.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several devices at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How sound is used.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No special use.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Talking with others.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talking with others who are seen.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Talking in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording a video.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Sound as it is, to be measured.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech that pauses for that of others.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Short announcements.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How a program's sound mixes with that of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others are heard as well.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Others are heard more quietly meanwhile.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Headsets without wires may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// Headsets without wires may be used.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
    /// The speaker comes before the earpiece.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of others pauses, and other sound is heard as well.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Speakers without wires may be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Devices of AirPlay may be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// Sound goes on when the microphone is silenced.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// What others hear when a program's sound ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Others hear that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where long sounds may be sent.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As other sounds.
    case `default` = 0
    /// Where long sounds go.
    case longFormAudio = 1
    /// By itself.
    case independent = 2
    /// Where films go.
    case longFormVideo = 3
  }

  /// Another device than the usual one.
  public enum PortOverride: UInt, Sendable {
    /// The usual device.
    case none = 0
    /// The speaker.
    case speaker = 0x7370_6B72
  }

  /// Whether sound may be recorded.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked yet; never here.
    case undetermined = 0x756E_6474
    /// Sound may not be recorded.
    case denied = 0x6465_6E79
    /// Sound may be recorded; never here.
    case granted = 0x6772_6E74
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption is over.
    case ended = 0
    /// Sound is interrupted.
    case began = 1
  }

  /// What to do after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Sound may go on by itself.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes to another device.
  public enum RouteChangeReason: UInt, Sendable {
    /// No reason is known.
    case unknown = 0
    /// A device came.
    case newDeviceAvailable = 1
    /// A device went.
    case oldDeviceUnavailable = 2
    /// The category is another one.
    case categoryChange = 3
    /// The program chose another device.
    case override = 4
    /// The machine woke up.
    case wakeFromSleep = 6
    /// No device suits the category.
    case noSuitableRouteForCategory = 7
    /// A device was set up anew.
    case routeConfigurationChange = 8
  }
}
