import Foundation
import TesseraCore

/// The time in which a program needs to know where the machine is. It asks the user at its beginning, if that was not done (CL9).
public final class CLServiceSession: NSObject, Sendable {
  /// What is needed.
  public enum AuthorizationRequirement: Int, Sendable {
    /// Nothing.
    case none
    /// To know it while the program is in use.
    case whenInUse
    /// To know it always.
    case always
  }

  /// Creates a session.
  public init(authorization: AuthorizationRequirement) {
    super.init()
    let center = LocationCenter.current
    EngineThread.run {
      switch authorization {
      case .none: break
      case .whenInUse: center.ask(for: .authorizedWhenInUse)
      case .always: center.ask(for: .authorizedAlways)
      }
    }
  }

  /// Creates a session. Full accuracy is what the program has.
  public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.init(authorization: authorization)
  }

  /// Ends the session. What the user allowed stays.
  public func invalidate() {}
}
