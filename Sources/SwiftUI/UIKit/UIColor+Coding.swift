import Foundation
import TesseraCore

// J132: colors in archives.

nonisolated extension UIColor: NSSecureCoding, NSCopying {
  private enum Key {
    static let system = "UISystemColor"
    static let opacity = "UISystemOpacity"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
  }

  public static var supportsSecureCoding: Bool { true }

  /// Colors of the system are kept as such; others as they are in the light, the traits of the moment.
  public func encode(with coder: NSCoder) {
    if case .system(let system, let opacity) = color.storage {
      coder.encode(Int(system.rawValue), forKey: Key.system)
      coder.encode(opacity, forKey: Key.opacity)
    }
    let components = color.resolve(in: UITraitCollection.current.environment)
    coder.encode(Double(components.red), forKey: Key.red)
    coder.encode(Double(components.green), forKey: Key.green)
    coder.encode(Double(components.blue), forKey: Key.blue)
    coder.encode(Double(components.opacity), forKey: Key.alpha)
  }

  /// The color of an archive; nil if there is none in it.
  public convenience init?(coder: NSCoder) {
    if coder.containsValue(forKey: Key.system),
      let system = UInt8(exactly: coder.decodeInteger(forKey: Key.system)).flatMap(SystemColor.init)
    {
      self.init(Color(storage: .system(system, opacity: coder.decodeFloat(forKey: Key.opacity))))
    } else if coder.containsValue(forKey: Key.red) {
      self.init(
        red: coder.decodeDouble(forKey: Key.red), green: coder.decodeDouble(forKey: Key.green),
        blue: coder.decodeDouble(forKey: Key.blue), alpha: coder.decodeDouble(forKey: Key.alpha))
    } else {
      return nil
    }
  }

  /// The color itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
