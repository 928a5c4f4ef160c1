import SwiftUI

extension UIApplicationDelegate {
  /// The program's window, for code that says with two question marks that the delegate may have none and may not have the
  /// property, as in `delegate?.window??.rootViewController` (J156).
  @_disfavoredOverload
  public var window: UIWindow?? {
    let own: UIWindow? = window
    return Optional(own)
  }
}
