import CoreMedia
import Dispatch
import Foundation

/// Hears of what was seen in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Codes and faces that were seen.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Looks for codes and faces in pictures. None comes (AV10).
public final class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {
    super.init()
  }

  /// Who hears of them; it is kept, and hears nothing.
  public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where it hears of them.
  public private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Sets who hears of them, and where.
  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// What can be looked for: nothing.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  /// What is looked for.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
}

/// Something that was seen in a picture.
public class AVMetadataObject: NSObject {
  /// What it is.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A code of shops with eight digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of shops with thirteen digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A short code of American shops.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// PDF417.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A code of packages with fourteen digits.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }

  /// What it is.
  public let type: ObjectType
  /// Where it is in the picture, from 0 to 1.
  public let bounds: CGRect

  init(type: ObjectType, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// A code that was seen.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says; nil if that is no text.
  public let stringValue: String?

  init(_ text: String?, type: ObjectType, bounds: CGRect) {
    stringValue = text
    super.init(type: type, bounds: bounds)
  }
}
