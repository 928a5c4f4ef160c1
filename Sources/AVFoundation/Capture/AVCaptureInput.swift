import Foundation

/// What records, for a session. Nothing does (AV10).
public class AVCaptureInput: NSObject {
  override init() {
    super.init()
  }
}

/// A device, for a session.
public final class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// - Throws: always, as there is no device that could be used.
  public init(device: AVCaptureDevice) throws {
    throw AVError(.deviceNotConnected)
  }
}
