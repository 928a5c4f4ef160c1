import Foundation
import TesseraCore

/// The machine under the name that it has in UIKit.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  private init() {}

  /// From this width on, points, there is room as on a tablet.
  private static let tabletWidth: CGFloat = 744

  /// By the room that there is: a phone's or a tablet's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= Self.tabletWidth || size.width >= 1024 ? .pad : .phone
  }

  /// By the shape of the window or screen.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// What the machine is called in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  public var systemName: String { "Linux" }

  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  public var model: String { "PC" }

  public var localizedModel: String { model }
}

/// What kind of machine a layout is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
