import Foundation

/// A camera or microphone. There are none: nothing is recorded here (AV10).
public final class AVCaptureDevice: NSObject, Sendable {
  /// Which side of a device a camera is on.
  public enum Position: Int, Sendable {
    /// On no side that is known.
    case unspecified = 0
    /// On the side that is turned away from the user.
    case back = 1
    /// On the side of the user.
    case front = 2
  }

  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A camera as phones have it.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera that sees more.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera that sees further.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras as one, one of which sees more.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that measures distances.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A camera that is plugged in.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// Whether a lamp is lit.
  public enum TorchMode: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on
    /// As the device finds right.
    case auto
  }

  /// Whether a photo is lit.
  public enum FlashMode: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on
    /// As the device finds right.
    case auto
  }

  /// What is looked for among devices.
  public final class DiscoverySession: NSObject, Sendable {
    /// Those that are there: none.
    public let devices: [AVCaptureDevice] = []

    /// Looks for devices, and finds none.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
  }

  private override init() {
    super.init()
  }

  /// ``AVAuthorizationStatus/restricted``: no answer of the user would change it.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .restricted }

  /// Answers false without asking the user.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Answers false without asking the user.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    Task { @MainActor in handler(false) }
  }

  /// Nil: there is none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Nil: there is none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  // What is asked of a device compiles; no device is ever there to be asked.

  /// What it is known by.
  public var uniqueID: String { "" }
  /// What it is called.
  public var localizedName: String { "" }
  /// The side that it is on.
  public var position: Position { .unspecified }
  /// What kind it is.
  public var deviceType: DeviceType { .external }
  /// Whether it has a lamp.
  public var hasTorch: Bool { false }
  /// Whether its lamp can be lit now.
  public var isTorchAvailable: Bool { false }
  /// Whether it lights photos.
  public var hasFlash: Bool { false }

  /// Whether its lamp is lit.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }

  /// How much larger its picture is shown.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }

  /// Allows changes.
  ///
  /// - Throws: always, as there is nothing to be changed.
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

  /// Ends changes.
  public func unlockForConfiguration() {}
}
