import Foundation
import TesseraCore

/// The machine under the name that it has in UIKit.
@MainActor @preconcurrency
public final class UIDevice {
  /// The machine that the program runs on.
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

  /// The name of the operating system.
  public var systemName: String { "Linux" }

  /// The version of the operating system's kernel, as three numbers with points between them.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// What kind of machine it is. All machines are PCs here.
  public var model: String { "PC" }

  /// What kind of machine it is, in the user's language. It is the same in all languages here.
  public var localizedModel: String { model }
}

/// What kind of machine a layout is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing is known about the machine.
  case unspecified = -1
  /// A phone: little room.
  case phone = 0
  /// A tablet: as much room as a page.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Nothing is known about how it is held.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upright, with its top at the bottom.
  case portraitUpsideDown
  /// On its side, with its top to the left.
  case landscapeLeft
  /// On its side, with its top to the right.
  case landscapeRight
  /// Flat, with its screen up.
  case faceUp
  /// Flat, with its screen down.
  case faceDown

  /// Whether it is held upright, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown so: neither flat nor unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
