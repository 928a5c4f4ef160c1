import CoreMedia
import Dispatch
import Foundation

/// Hears of each picture that a session records.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture was recorded.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)

  /// A picture came too late to be used.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}

  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives a program each picture that a session records. None comes (AV10).
public final class AVCaptureVideoDataOutput: AVCaptureOutput {
  public override init() {
    super.init()
  }

  /// The form of pictures; it is only kept.
  public var videoSettings: [String: Any]! = [:]

  /// Whether pictures that come too late are left out; it is only kept.
  public var alwaysDiscardsLateVideoFrames = true

  /// Who hears of them; it is kept, and hears nothing.
  public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where it hears of them.
  public private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Sets who hears of them, and where.
  public func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
