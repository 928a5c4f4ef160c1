import Foundation

/// What is made of what a session records (AV10).
open class AVCaptureOutput: NSObject {
  override init() {
    super.init()
  }

  /// Where things come from: nowhere.
  public final var connections: [AVCaptureConnection] { [] }

  /// Nil: nothing comes.
  public final func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from a device to an output. There is none.
public final class AVCaptureConnection: NSObject, Sendable {
  private override init() {
    super.init()
  }

  /// Whether something comes this way.
  public var isActive: Bool { false }
  /// Whether pictures can be mirrored.
  public var isVideoMirroringSupported: Bool { false }

  /// By how much pictures are turned, in degrees.
  public var videoRotationAngle: CGFloat {
    get { 0 }
    set {}
  }

  /// Whether pictures are mirrored.
  public var isVideoMirrored: Bool {
    get { false }
    set {}
  }
}
