import Foundation

/// The sizes of the screens of well-known devices.
enum DeviceScreen {
  /// The size of a device's screen held upright, in points; nil if the device is not known.
  ///
  /// - Parameter name: as Xcode lists it, such as "iPhone 15 Pro" or "iPad Pro (12.9-inch) (4th generation)".
  static func size(ofDevice name: String) -> CGSize? {
    let matches = sizes.filter { name.lowercased().hasPrefix($0.key) }
    return matches.max { $0.key.count < $1.key.count }?.value
  }

  /// Sizes by the beginning of the name in lower case; the longest that fits counts.
  private static let sizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for (size, names) in namesBySize {
      for name in names { sizes[name.lowercased()] = size }
    }
    return sizes
  }()

  private static let namesBySize: [(CGSize, [String])] = [
    (CGSize(width: 320, height: 568), ["iPhone 5", "iPhone SE (1st"]),
    (CGSize(width: 375, height: 667), ["iPhone SE", "iPhone 6", "iPhone 7", "iPhone 8"]),
    (CGSize(width: 414, height: 736), ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    (CGSize(width: 375, height: 812), ["iPhone X", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
    (CGSize(width: 414, height: 896), ["iPhone Xs Max", "iPhone Xʀ", "iPhone XR", "iPhone 11", "iPhone 11 Pro Max"]),
    (CGSize(width: 390, height: 844), ["iPhone 12", "iPhone 13", "iPhone 14", "iPhone 16e", "iPhone 17e"]),
    (CGSize(width: 428, height: 926), ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (CGSize(width: 393, height: 852), ["iPhone 14 Pro", "iPhone 15", "iPhone 16"]),
    (
      CGSize(width: 430, height: 932),
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
    ),
    (CGSize(width: 402, height: 874), ["iPhone 16 Pro", "iPhone 17"]),
    (CGSize(width: 440, height: 956), ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (CGSize(width: 420, height: 912), ["iPhone Air"]),
    (CGSize(width: 744, height: 1133), ["iPad mini"]),
    (CGSize(width: 768, height: 1024), ["iPad mini (5th", "iPad mini 4", "iPad (5th", "iPad (6th", "iPad Pro (9.7"]),
    (CGSize(width: 810, height: 1080), ["iPad (7th", "iPad (8th", "iPad (9th"]),
    (CGSize(width: 820, height: 1180), ["iPad", "iPad (10th", "iPad Air"]),
    (CGSize(width: 834, height: 1112), ["iPad Air (3rd", "iPad Pro (10.5"]),
    (CGSize(width: 834, height: 1194), ["iPad Pro", "iPad Pro 11", "iPad Pro (11"]),
    (CGSize(width: 1024, height: 1366), ["iPad Pro (12.9", "iPad Pro 12.9", "iPad Pro 13", "iPad Air 13"]),
  ]
}
