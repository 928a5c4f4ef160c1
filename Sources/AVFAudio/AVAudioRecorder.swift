import Foundation

/// Would record sound, which cannot be done here: each initializer throws (AV10).
open class AVAudioRecorder: NSObject {
  /// The file.
  public let url: URL
  /// What the file was to be like.
  public let settings: [String: Any]
  /// Hears nothing: no recorder is ever made.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Throws an error of the domain `NSOSStatusErrorDomain`, because sound cannot be recorded here.
  public init(url: URL, settings: [String: Any]) throws {
    throw AudioError.cannotRecord("Sound cannot be recorded here.")
  }

  /// Would begin. There is no recorder to call it of.
  @discardableResult open func record() -> Bool { false }
  /// Would record for a time. There is no recorder to call it of.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Would make the file. There is no recorder to call it of.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Would stand still. There is no recorder to call it of.
  open func pause() {}
  /// Would end. There is no recorder to call it of.
  open func stop() {}
  /// Would take the file away. There is no recorder to call it of.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Never true.
  open var isRecording: Bool { false }
  /// 0.
  open var currentTime: TimeInterval { 0 }
  /// Whether levels are asked for.
  open var isMeteringEnabled = false
  /// Would measure. There is no recorder to call it of.
  open func updateMeters() {}
  /// -160 decibels, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// -160 decibels, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Would hear what becomes of a recording. Each method may be left out.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// The recording ended.
  @MainActor func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

  /// The recording failed.
  @MainActor func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  @MainActor public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}

  /// Does nothing.
  @MainActor public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
