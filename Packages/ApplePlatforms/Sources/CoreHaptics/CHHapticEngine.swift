@_exported import Foundation

/// Plays patterns that can be felt. No machine here has what it takes: `capabilitiesForHardware()` says so, and an engine cannot
/// be made (J180).
open class CHHapticEngine {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// Something else needs the sound.
    case audioSessionInterrupt = 1
    /// The program is not seen.
    case applicationSuspended
    /// Nothing was played for a time.
    case idleTimeout
    /// The program asked for it.
    case notifyWhenFinished
    /// The engine is gone.
    case engineDestroyed
    /// A game controller is gone.
    case gameControllerDisconnect
    /// Something else.
    case systemError = -1
  }

  /// What is done after all players have finished.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine goes on.
    case leaveEngineRunning
  }

  /// Is called when something has finished.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Is called when all players have finished.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// What the machine can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// There is no engine here.
  ///
  /// - Throws: `CHHapticError.notSupported`.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  /// The time of the engine, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Called when the engine stopped by itself.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine has to be started again.
  open var resetHandler: () -> Void = {}
  /// Whether only what can be felt is played.
  open var playsHapticsOnly = false
  /// Whether only sounds are played.
  open var playsAudioOnly = false
  /// Whether nothing can be felt for now.
  open var isMutedForHaptics = false
  /// Whether no sounds are played for now.
  open var isMutedForAudio = false
  /// Whether the engine stops when nothing is played.
  open var isAutoShutdownEnabled = false

  /// Starts the engine.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Starts the engine, then calls back.
  open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }

  /// Stops the engine, then calls back.
  open func stop(completionHandler: CompletionHandler?) { completionHandler?(nil) }

  /// Calls back when all players have finished.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }

  /// What plays a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// What plays a pattern, and can repeat it.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Plays a file with a pattern.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// Plays data with a pattern.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// What a machine can do.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
  /// Whether it has patterns that can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it plays the sounds of patterns.
  var supportsAudio: Bool { get }
}

private final class NoHaptics: NSObject, CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Whether nothing is played.
  var isMuted: Bool { get set }
  /// Starts at a time of the engine; 0 for now.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine; 0 for now.
  func stop(atTime time: TimeInterval) throws
  /// Changes how it feels from a time on.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes how it feels over time.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Forgets everything that was planned.
  func cancel() throws
}

/// Plays a pattern, and can repeat it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins anew at its end.
  var loopEnabled: Bool { get set }
  /// Where the end is, in seconds.
  var loopEnd: TimeInterval { get set }
  /// How fast it plays; 1 for as it is.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: ((any Error)?) -> Void { get set }
  /// Stops for a time, from a time of the engine on.
  func pause(atTime time: TimeInterval) throws
  /// Goes on, from a time of the engine on.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a place, in seconds from the beginning.
  func seek(toOffset offsetTime: TimeInterval) throws
}

/// What went wrong with haptics.
public struct CHHapticError: Error, Hashable, Sendable {
  /// What it is.
  public enum Code: Int, Sendable {
    /// The engine does not run.
    case engineNotRunning = -4805
    /// It is not allowed.
    case operationNotPermitted = -4806
    /// The engine cannot be started.
    case engineStartTimeout = -4808
    /// The machine has nothing of the kind.
    case notSupported = -4809
    /// The engine cannot be reached.
    case serverInitFailed = -4810
    /// The engine was interrupted.
    case serverInterrupted = -4811
    /// A player makes no sense.
    case invalidPatternPlayer = -4812
    /// The data of a pattern makes no sense.
    case invalidPatternData = -4813
    /// A dictionary of a pattern makes no sense.
    case invalidPatternDictionary = -4814
    /// A parameter makes no sense.
    case invalidParameterType = -4820
    /// An event makes no sense.
    case invalidEventType = -4821
    /// A time makes no sense.
    case invalidEventTime = -4822
    /// A duration makes no sense.
    case invalidEventDuration = -4823
    /// A file cannot be found.
    case fileNotFound = -4851
    /// Something else.
    case unknownError = -4898
  }

  /// What it is.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The machine has nothing of the kind.
  public static let notSupported = Code.notSupported
}

extension CHHapticError: CustomNSError, LocalizedError {
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What to tell the user, by the key of `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// What to tell the user.
  public var errorDescription: String? {
    code == .notSupported ? "This machine has no haptics." : "The haptics could not be played."
  }
}
