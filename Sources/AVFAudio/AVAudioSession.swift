// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// What a program's sound is for, and how it mixes with that of others (AV8).
///
/// What is set is kept, and nothing else follows: desktops mix the sounds of all programs, and the user sets the volume of each.
public final class AVAudioSession: NSObject, Sendable {
  private struct State: Sendable {
    var category = Category.soloAmbient
    var mode = Mode.default
    var policy = RouteSharingPolicy.default
    var options: CategoryOptions = []
    var isActive = false
    var preferredSampleRate = 0.0
    var preferredBufferDuration = 0.0
    var allowsHaptics = false
  }

  private static let shared = AVAudioSession()
  private let state = Mutex(State())

  private override init() {
    super.init()
  }

  /// The one that there is.
  public static func sharedInstance() -> AVAudioSession { shared }

  // MARK: Category

  /// What the sound is for; `soloAmbient` at first.
  public var category: Category { state.withLock { $0.category } }
  /// How sound is used; `default` at first.
  public var mode: Mode { state.withLock { $0.mode } }
  /// How the sound mixes with that of others; as usual at first.
  public var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  /// Where long sounds may be sent.
  public var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

  /// All categories.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// All modes.
  public var availableModes: [Mode] {
    [.default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio]
  }

  /// Says what the sound is for. It is kept.
  public func setCategory(_ category: Category) throws {
    try setCategory(category, options: [])
  }

  /// Says what the sound is for. It is kept.
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    state.withLock {
      $0.category = category
      $0.options = options
    }
  }

  /// Says what the sound is for. It is kept.
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    state.withLock {
      $0.category = category
      $0.mode = mode
      $0.options = options
    }
  }

  /// Says what the sound is for. It is kept.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    state.withLock { $0.policy = policy }
  }

  /// Says how the sound is used. It is kept.
  public func setMode(_ mode: Mode) throws {
    state.withLock { $0.mode = mode }
  }

  /// Begins or ends the use of sound. Desktops know no such thing, so it always works.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    state.withLock { $0.isActive = active }
  }

  // MARK: The machine

  /// 1: the volume belongs to the desktop, which does not tell it.
  public var outputVolume: Float { 1 }
  /// False: desktops do not tell.
  public var isOtherAudioPlaying: Bool { false }
  /// False: desktops do not tell.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// False: sound cannot be recorded here.
  public var isInputAvailable: Bool { false }
  /// What was preferred, or 48,000 samples in a second.
  public var sampleRate: Double { state.withLock { $0.preferredSampleRate > 0 ? $0.preferredSampleRate : 48_000 } }
  /// How many samples a second should have; 0 for no preference.
  public var preferredSampleRate: Double { state.withLock { $0.preferredSampleRate } }
  /// How soon sound should be heard, in seconds; 0 for no preference.
  public var preferredIOBufferDuration: TimeInterval { state.withLock { $0.preferredBufferDuration } }

  /// Says how many samples a second should have. It is kept.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    state.withLock { $0.preferredSampleRate = sampleRate.isFinite ? sampleRate : 0 }
  }

  /// Says how soon sound should be heard, in seconds. It is kept.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    state.withLock { $0.preferredBufferDuration = duration.isFinite ? duration : 0 }
  }

  /// Says whether the sound should come from another device. There is but that of the desktop's settings.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  // MARK: Recording

  /// ``RecordPermission/denied``: sound cannot be recorded here.
  public var recordPermission: RecordPermission { .denied }

  /// Answers false: sound cannot be recorded here.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    Task { @MainActor in response(false) }
  }

  // MARK: Notifications

  /// Sound was interrupted, or may go on. Desktops never post it.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// The sound goes to another device. Desktops never post it.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// Desktops never post it.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// Desktops never post it.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// Desktops never post it.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// Whether an interruption begins or ends, in ``AVAudioSession/interruptionNotification``.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What to do after an interruption, in ``AVAudioSession/interruptionNotification``.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere, in ``AVAudioSession/routeChangeNotification``.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where sound went before, in ``AVAudioSession/routeChangeNotification``.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
