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

  /// Asks for an orientation, by the key `orientation`. The shape of the window decides here, and a warning says so once;
  /// so it does for any other key.
  public func setValue(_ value: Any?, forKey key: String) {
    RuntimeWarning.report(
      .withoutEffect("UIDevice has no \(key) to set: the shape of the window decides about the orientation"))
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

  /// Names the program's user on this machine, for the makers of the program: a number that is made once and kept with the
  /// program's settings.
  public var identifierForVendor: UUID? {
    let key = "com.tessera.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let identifier = UUID()
    UserDefaults.standard.set(identifier.uuidString, forKey: key)
    return identifier
  }

  /// What kind of machine it is. All machines are PCs here.
  public var model: String { "PC" }

  /// What kind of machine it is, in the user's language. It is the same in all languages here.
  public var localizedModel: String { model }
}
