import Foundation

/// A part of a pattern: something that is felt or heard at a time.
open class CHHapticEvent: NSObject {
  /// What an event is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// Something that lasts.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of a file.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What can be said of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How hard it is, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How long it takes to be there.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How long it takes to grow weaker.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How long it takes to be gone.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays until its end; 0 or 1.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is, from 0 to 1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is, from -1 to 1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// Where it is, from -1 for left to 1 for right.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is, from 0 to 1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// What it is.
  public let type: EventType
  /// What is said of it.
  public let eventParameters: [CHHapticEventParameter]
  /// When it is, in seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval
  /// How long it lasts, in seconds.
  open var duration: TimeInterval

  /// An event that lasts as long as its kind does.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) {
    self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
  }

  /// An event with a duration, in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// Something that is said of an event.
open class CHHapticEventParameter: NSObject {
  /// What is said.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much of it.
  open var value: Float

  /// A parameter with a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// Something that changes while a pattern is played.
open class CHHapticDynamicParameter: NSObject {
  /// What can change.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How hard it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How long it takes to be there.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// How long it takes to grow weaker.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// How long it takes to be gone.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// How loud it is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// Where it is.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// How bright it is.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    /// How high it is.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// What changes.
  public let parameterID: ID
  /// What it becomes.
  open var value: Float
  /// When it changes, in seconds.
  open var relativeTime: TimeInterval

  /// A parameter that changes to a value at a time.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// How something changes over time.
open class CHHapticParameterCurve: NSObject {
  /// A value at a time.
  open class ControlPoint: NSObject {
    /// When it is, in seconds.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float

    /// A value at a time.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The values.
  public let controlPoints: [ControlPoint]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval

  /// A curve through values.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// What is played: events, and what changes while they are.
open class CHHapticPattern: NSObject {
  /// The events.
  public let events: [CHHapticEvent]
  /// What changes at once.
  public let parameters: [CHHapticDynamicParameter]
  /// What changes over time.
  public let parameterCurves: [CHHapticParameterCurve]

  /// A pattern of events.
  ///
  /// - Throws: `CHHapticError.invalidEventTime` if an event is before the beginning.
  public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    try self.init(events, parameters, [])
  }

  /// A pattern of events with curves.
  ///
  /// - Throws: `CHHapticError.invalidEventTime` if an event is before the beginning.
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events, [], parameterCurves)
  }

  private init(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
  ) throws {
    guard events.allSatisfy({ $0.relativeTime >= 0 && $0.relativeTime.isFinite }) else {
      throw CHHapticError(.invalidEventTime)
    }
    guard events.allSatisfy({ $0.duration >= 0 && $0.duration.isFinite }) else {
      throw CHHapticError(.invalidEventDuration)
    }
    self.events = events
    self.parameters = parameters
    parameterCurves = curves
  }

  /// How long it lasts, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
