import Foundation

/// A pass of Wallet, which this system does not have: none can be made (J397).
public class PKPass: NSObject {
  /// - Throws: a `PKPassKitError`.
  public init(data: Data) throws {
    throw PKPassKitError(data.isEmpty ? .invalidDataError : .unsupportedVersionError)
  }
}

/// The passes of the user: none (J397).
public final class PKPassLibrary: NSObject {
  /// Whether there is a library of passes: there is none.
  public class func isPassLibraryAvailable() -> Bool { false }

  /// The library, without passes.
  public override init() {}

  /// The passes of the user.
  public func passes() -> [PKPass] { [] }

  /// Whether the library has a pass.
  public func containsPass(_ pass: PKPass) -> Bool { false }
}

/// Asks the user to take a pass. There is no Wallet, so that there is no controller either (J397).
@MainActor
public final class PKAddPassesViewController: UIViewController {
  /// Whether passes can be added: they cannot.
  public class func canAddPasses() -> Bool { false }

  /// nil: the pass cannot be added.
  public init?(pass: PKPass) {
    return nil
  }

  /// nil: the passes cannot be added.
  public init?(passes: [PKPass]) {
    return nil
  }

  /// No controller is kept in an archive.
  public required init?(coder: NSCoder) {
    return nil
  }
}
