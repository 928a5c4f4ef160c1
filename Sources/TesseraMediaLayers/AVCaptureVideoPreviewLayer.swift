import AVFoundation
import SwiftUI
import TesseraUIKit

/// A layer for what a camera sees. There are no cameras, so it shows its background (AV10).
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  /// A layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Whose pictures would be shown.
  open var session: AVCaptureSession?

  /// How pictures would fit the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Where pictures come from: nowhere.
  open var connection: AVCaptureConnection? { nil }
}
