import Foundation
import TesseraCore

/// How a photo is to be taken.
public final class AVCapturePhotoSettings: NSObject, Sendable {
  public override init() {
    super.init()
  }

  /// A photo of a format, which has no effect.
  public convenience init(format: [String: Any]?) {
    self.init()
  }
}

/// A photo. There is never one (AV10).
public final class AVCapturePhoto: NSObject, Sendable {
  override init() {
    super.init()
  }

  /// Nil: nothing was recorded.
  public func fileDataRepresentation() -> Data? { nil }
}

/// Hears of photos.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photo is there, or an error says why it is not.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// Takes photos. None is ever taken: each try ends with an error (AV10).
public final class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {
    super.init()
  }

  /// Tells the delegate that no device is connected.
  public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    CaptureWarning.write()
    let pending = UncheckedSendable((delegate, self))
    Task { @MainActor in
      let (delegate, output) = pending.value
      delegate.photoOutput(
        output, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
    }
  }
}
